// The page opens while the server is away: a worker keeps what it is made of.

/** Let the worker look after this page; browsers allow it on https and on one's own machine. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // While the server is away there is no newer worker, and that is no trouble.
  void navigator.serviceWorker.register("/worker.js").catch(() => {});
}
