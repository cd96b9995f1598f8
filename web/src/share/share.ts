// Passing things on: by the system's own sheet where there is one, else by the clipboard.

export type Shared = "shared" | "copied" | "cancelled" | "failed";

/** Put a text into the clipboard; whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // some browsers allow it only on https
  }
}

/** Whether this browser has a sheet to share something. */
export const canShare = (data: ShareData): boolean =>
  typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true);

async function share(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
  }
}

/** Pass on a link. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  const data = { title, url };
  const shared = canShare(data) ? await share(data) : "failed";
  if (shared !== "failed") return shared;
  return (await copyText(url)) ? "copied" : "failed";
}

/** Pass on a picture, or save it. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type });
  const data = { title, files: [file] };
  const touched = matchMedia("(pointer: coarse)").matches; // where a folder of downloads is far away
  const shared = touched && canShare(data) ? await share(data) : "failed";
  if (shared !== "failed") return shared;
  const url = URL.createObjectURL(picture);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // the download has begun by then
  return "shared";
}
