import { afterEach, expect, it, vi } from "vitest";
import { makeQrPath } from "./qrCode";
import { shareLink } from "./share";

afterEach(() => vi.unstubAllGlobals());
const browser = (more: object) => vi.stubGlobal("navigator", more);
const writeText = vi.fn(() => Promise.resolve());

it("shares a link by the system's sheet where there is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  browser({ share, canShare: () => true, clipboard: { writeText } });
  expect(await shareLink("https://x.example/t/1", "Come")).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Come", url: "https://x.example/t/1" });
});

it("copies it where there is none, and says if that is not allowed", async () => {
  browser({ clipboard: { writeText } });
  expect(await shareLink("https://x.example", "Come")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("https://x.example");
  browser({ clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  expect(await shareLink("https://x.example", "Come")).toBe("failed");
});

it("does not copy what somebody has decided not to share", async () => {
  const share = () => Promise.reject(new DOMException("no", "AbortError"));
  browser({ share, clipboard: { writeText } });
  expect(await shareLink("https://x.example", "Come")).toBe("cancelled");
});

it("draws QR codes with a quiet border of four squares", async () => {
  const { path, size } = await makeQrPath("https://x.example/t/key?seat=token");
  const squares = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap((found) => [Number(found[1]), Number(found[2])]);
  expect(Math.min(...squares)).toBe(4);
  expect(Math.max(...squares)).toBe(size - 5);
});
