import { useEffect, useState } from "react";

/** Whether what the selector finds is on the screen, and not below the bar of a phone; looked for anew for each subject. */
export function useInView(selector: string, subject: string): boolean {
  const [isInView, setInView] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject stands in another element
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -72px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [selector, subject]);
  return isInView;
}
