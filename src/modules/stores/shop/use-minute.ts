import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The time, in whole minutes; absent before the script runs, because cached pages are older than they look. */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, currentMinute, () => undefined);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
