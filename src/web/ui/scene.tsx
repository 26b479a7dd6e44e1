import { sceneEdition } from "./scene-edition.ts";

/** What the shop's cat does meanwhile; the words below say what it means. */
export type SceneName =
  | "bolt"
  | "cart"
  | "done"
  | "globe"
  | "heart"
  | "lock"
  | "package"
  | "pause"
  | "search"
  | "store";

export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <img
      className="scene dims"
      src={`/assets/scene-${name}.${sceneEdition}.webp`}
      alt=""
      width="640"
      height="320"
    />
  );
}
