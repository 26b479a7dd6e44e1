import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { chooseTheme, currentTheme, paintBrowserBar, subscribeToTheme } from "./theme.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function ThemeToggle() {
  const frame = useFrameTexts();
  const dark = useSyncExternalStore(subscribeToTheme, currentTheme, () => "light") === "dark";
  const [pressed, setPressed] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground changes with the theme
  useEffect(() => {
    paintBrowserBar();
    setPressed(undefined);
  }, [dark]);
  const press = () => {
    setPressed(!dark);
    // The whole page is painted anew: first the button answers.
    requestAnimationFrame(() => setTimeout(() => chooseTheme(dark ? "light" : "dark")));
  };
  return (
    <IconButton
      className="needs-script"
      label={frame.darkTheme}
      aria-pressed={pressed ?? dark}
      onClick={press}
    >
      <Icon name="moon" className="theme-sun" />
      <Icon name="sun" className="theme-moon" />
    </IconButton>
  );
}
