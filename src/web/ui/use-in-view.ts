import { useEffect, useState } from "react";

/** Whether what the selector finds is on the screen; looked for anew for each subject. */
export function useInView(selector: string, subject: string): boolean {
  const [isInView, setInView] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject stands in another element
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [selector, subject]);
  return isInView;
}
