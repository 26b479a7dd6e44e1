import type { FormEvent } from "react";

/** Comes with the first digit that is typed: most addresses are chosen and not written. */
export function fillPlaceOf({ currentTarget: { form } }: FormEvent<HTMLInputElement>): void {
  if (form) void import("./fill-place.ts").then(({ fillPlace }) => fillPlace(form)).catch(() => undefined);
}
