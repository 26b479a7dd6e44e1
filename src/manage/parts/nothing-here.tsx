import type { ReactNode } from "react";
import { Scene, type SceneName } from "#web/ui/scene.tsx";

type NothingHereProps = {
  readonly scene: SceneName;
  readonly title: string;
  /** What will stand here. */
  readonly text: string;
  /** The way on. */
  readonly children?: ReactNode;
};

/** A list without anything in it. */
export function NothingHere({ scene, title, text, children }: NothingHereProps) {
  return (
    <div className="nothing-here">
      <Scene name={scene} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children && <div className="ways">{children}</div>}
    </div>
  );
}
