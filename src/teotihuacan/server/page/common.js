/** What all parts of the page use: asking the server, making elements, telling trouble. */

/** Why the server refused something. */
export class Refused extends Error {
  /** @param {{code: string, message: string}} problem */
  constructor(problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Ask the server's API; the answer as data, a refusal as an error.
 * @param {string} method
 * @param {string} path below /api
 * @param {unknown} [body]
 */
export async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer, told;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused({ code: "unreachable", message: "the server can't be reached" });
  }
  if (!answer.ok) throw new Refused(told ?? { code: "failed", message: answer.statusText });
  return told;
}

/**
 * Make an element; strings among the children become text, never markup.
 * @param {string} tag
 * @param {object} [properties] of the element
 * @param {...(Node | string | null | undefined | false)} children what is false is left out
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child || child === ""));
  return element;
}

/** A button; while its work goes on it can't be pressed again. */
export function button(text, work, properties = {}) {
  const made = make("button", { type: "button", ...properties }, text);
  made.addEventListener("click", async () => {
    made.disabled = true;
    await attempt(work);
    made.disabled = false;
  });
  return made;
}

/** A form that is sent by Enter or its button. */
export function form(text, work, ...fields) {
  const send = make("button", {}, text);
  const made = make("form", {}, ...fields, send);
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    await attempt(work);
    send.disabled = false;
  });
  return made;
}

/** A labelled field. */
export function field(label, input) {
  const box = input.type === "checkbox";
  const parts = box ? [input, label] : [label, input];
  return make("label", { className: box ? "box" : "field" }, ...parts);
}

/** A list to choose from: [value, text] each. */
export function choice(options, value, properties = {}) {
  const made = make("select", properties);
  for (const [each, text] of options) made.append(make("option", { value: each }, text));
  if (value !== undefined) made.value = value;
  return made;
}

/** Do something, and tell people if it was refused. */
export async function attempt(work) {
  tell("");
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.message);
  }
}

/** Show a problem above everything; an empty text takes it away. */
export function tell(message) {
  document.getElementById("trouble").textContent = message;
}

/** A name of the engine's in words. */
export function plain(name) {
  return name.replaceAll("_", " ");
}

/** A number of things. */
export function several(number, what) {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
