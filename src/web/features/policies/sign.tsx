import type { SignName } from "#contract/policies.ts";
import drawings from "./signs.svg?url";

/** A small thing of paper, in a row of them. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="sign block" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
