import type { AnswerOf } from "#contract/call.ts";
import type { shelvesCalls } from "#contract/calls/shelves.ts";

export type Places = AnswerOf<typeof shelvesCalls.places>["categories"];

export function CategoryOptions({ places }: { readonly places: Places }) {
  const tops = [...new Set(places.map(({ top }) => top))];
  return tops.map((top) => (
    <optgroup key={top} label={top}>
      {places
        .filter((one) => one.top === top)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
