import { useSyncExternalStore } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

const threshold = 300;

export function BackToTop() {
  const frame = useFrameTexts();
  const away = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > threshold,
    () => false,
  );
  if (!away) return null;
  return (
    <IconButton label={frame.backToTop} className="float-end-first floating" onClick={goToTop}>
      <Icon name="arrow-up" />
    </IconButton>
  );
}

function goToTop(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}
