import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene.tsx";

type EmptyStateProps = {
  readonly scene: SceneName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
  /** The one next action. */
  readonly children?: ReactNode;
};

export function EmptyState({ scene, title, text, heading: Heading = "h2", children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Scene name={scene} />
      <Heading className="title-2">{title}</Heading>
      {text !== undefined && <p className="empty-words balanced muted">{text}</p>}
      {children && <div className="empty-ways">{children}</div>}
    </div>
  );
}
