/** Browsers keep the pages they have seen; a development server's pages change too often for that. */
export function keepPagesOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
