import { useNavigation } from "react-router";

/** Shows after 150 ms of waiting; the style sheet keeps the delay. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== "idle";
  return <div className="navigation-progress" data-waiting={waiting ? "" : undefined} aria-hidden="true" />;
}
