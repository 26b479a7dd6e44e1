import type { SignName } from "#contract/policies.ts";
import type { IconName } from "./icon-names.ts";
import drawings from "./scenes.svg?url";

/** What the shop's cat does meanwhile; the words below say what it means. */
export type SceneName = Extract<
  IconName,
  "bolt" | "cart" | "done" | "globe" | "heart" | "lock" | "package" | "search" | "store"
>;

export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg className="scene" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

/** A small thing of the same paper, in a row of them. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="mx-auto block size-16" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
