import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene.tsx";

/** Beside what is read, where there is room. */
export function PageScene({ name, children }: { readonly name: SceneName; readonly children?: ReactNode }) {
  return (
    <div className="page-scene hidden md:block">
      <div className="overflow-hidden rounded-lg bg-sunken p-6">
        <Scene name={name} />
      </div>
      {children}
    </div>
  );
}
