// Runs before anything is drawn, so that nobody sees the other theme first. settings.svelte.ts does the same later.
(() => {
  let wanted;
  try {
    wanted = JSON.parse(localStorage.getItem("teotihuacan.settings") ?? "{}")?.theme;
  } catch {
    // nothing kept, or nothing may be kept: as the system says
  }
  const dark = wanted === "dark" || (wanted !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
