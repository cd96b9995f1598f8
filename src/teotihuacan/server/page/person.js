/** People: choosing a name, signing in, settings, leaving. */

import { ask, button, field, form, make } from "./common.js";

const text = (name, more = {}) => make("input", { name, required: true, maxLength: 40, ...more });
const password = (name, more = {}) =>
  make("input", { name, type: "password", required: true, maxLength: 200, ...more });
const known = { autocomplete: "current-password" };
const exported = { href: "/api/me/export", download: "teotihuacan.json" };
/** Tells managers of passwords whose password is meant. */
const whose = (me) => make("input", { autocomplete: "username", value: me.name, hidden: true });

/** Ask somebody new for a name, or somebody known for a password. */
export function askForName(main) {
  const name = text("name", { autocomplete: "nickname" });
  const oldName = text("name", { autocomplete: "username" });
  const secret = password("password", known);
  const begin = async () => {
    await ask("POST", "/guests", { name: name.value });
    location.reload();
  };
  const signIn = async () => {
    await ask("POST", "/session", { name: oldName.value, password: secret.value });
    location.reload();
  };
  main.replaceChildren(
    make("section", {},
      make("h1", {}, "Who are you?"),
      make("p", {}, "Choose a name and play: nothing else is needed."),
      form("Play", begin, field("Name", name))),
    make("section", {},
      make("h2", {}, "You have been here before?"),
      make("p", {}, "Sign in if you kept your name with a password."),
      form("Sign in", signIn, field("Name", oldName), field("Password", secret))),
  );
  name.focus();
}

/** What a person may change about themselves. */
export function settings(me) {
  return make("details", { className: "settings" },
    make("summary", {}, "Settings"),
    habits(me),
    keeping(me),
    make("p", { className: "row" },
      make("a", exported, "Export all that is kept about me"),
      button("Sign out", () => signOut(me)),
      button("Sign out everywhere", () => signOut(me, "/sessions"))),
    farewell(me));
}

/** Name, forced choices, explicit end of turn, webhook. */
function habits(me) {
  const name = text("name", { value: me.name });
  const automatic = make("input", { type: "checkbox", checked: me.automatic });
  const confirm = make("input", { type: "checkbox", checked: me.confirm });
  const address = { type: "url", maxLength: 500, placeholder: "none" };
  const webhook = make("input", { ...address, value: me.webhook ?? "" });
  const saved = make("span", { role: "status" });
  const save = async () => {
    saved.textContent = "";
    const change = { automatic: automatic.checked, confirm: confirm.checked };
    if (name.value !== me.name) change.name = name.value;
    if (webhook.value !== (me.webhook ?? "")) change.webhook = webhook.value || null;
    Object.assign(me, await ask("PATCH", "/me", change));
    document.getElementById("who").textContent = me.name;
    name.value = me.name;
    saved.textContent = "Saved.";
  };
  const made = form("Save", save,
    field("Name", name),
    field("Answer single choices for me (at tables I join from now on)", automatic),
    field("Ask me before my turn ends (likewise)", confirm),
    field("Send word to this address when it is my turn", webhook));
  made.append(" ", saved);
  return made;
}

/** A password, to be the same person in another browser. */
function keeping(me) {
  const current = password("current", known);
  const secret = password("password", { autocomplete: "new-password", minLength: 8 });
  const keep = async () => {
    const change = me.guest ? {} : { current: current.value };
    await ask("PUT", "/me/password", { ...change, password: secret.value });
    location.reload();
  };
  return form(me.guest ? "Keep my name with a password" : "Change the password", keep,
    whose(me),
    !me.guest && field("Password now", current),
    field("New password", secret));
}

/** Sign out, here or everywhere; a guest can't come back. */
async function signOut(me, path = "/session") {
  const warning = "You have no password: nobody can sign in as you again. Sign out?";
  if (me.guest && !window.confirm(warning)) return;
  await ask("DELETE", path);
  location.assign("/");
}

/** Delete a person. */
function farewell(me) {
  const secret = password("password", known);
  const leave = async () => {
    if (!window.confirm("Delete you and your name for good? Bots go on with your games.")) return;
    await ask("DELETE", "/me", me.guest ? {} : { password: secret.value });
    location.assign("/");
  };
  return form("Delete me", leave, !me.guest && whose(me), !me.guest && field("Password", secret));
}
