import { fallbackColours, fallbackSizes } from "#contract/limits.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";

export interface Choice {
  readonly colour: string | null;
  readonly size: string | null;
}

export interface ChoiceInput {
  readonly colour?: string | null | undefined;
  readonly size?: string | null | undefined;
}

/** The colour and size that a line of this product gets, in the catalogue's own spelling. */
export function choose(offer: Pick<Sellable, "colours" | "sizes">, input: ChoiceInput): Outcome<Choice> {
  const colours = offer.colours.map(({ name }) => name);
  const colour = pick(colours, input.colour);
  if (colour === missing) return failure("colourMissing", { field: "colour" });
  if (colour === unknown) return failure("colourUnknown", { field: "colour" });
  const size = pick(offer.sizes, input.size);
  if (size === missing) return failure("sizeMissing", { field: "size" });
  if (size === unknown) return failure("sizeUnknown", { field: "size" });
  return success({ colour, size });
}

/**
 * What a newcomer to the cart gets. Who shows the documented fallback colours and sizes for every product sends them
 * for goods that have none: there they mean nothing.
 */
export function chooseAnew(offer: Pick<Sellable, "colours" | "sizes">, input: ChoiceInput): Outcome<Choice> {
  const colour = meansNothing(offer.colours, input.colour, fallbackColours) ? null : input.colour;
  const size = meansNothing(offer.sizes, input.size, fallbackSizes) ? null : input.size;
  return choose(offer, { colour, size });
}

function meansNothing(
  offered: readonly unknown[],
  asked: string | null | undefined,
  names: readonly string[],
) {
  return offered.length === 0 && names.some((name) => name.toLowerCase() === asked?.trim().toLowerCase());
}

const missing = Symbol("missing");
const unknown = Symbol("unknown");

function pick(
  offered: readonly string[],
  asked: string | null | undefined,
): string | null | typeof missing | typeof unknown {
  const wanted = asked?.trim().toLowerCase() ?? "";
  if (wanted === "") return offered.length > 0 ? missing : null;
  return offered.find((name) => name.toLowerCase() === wanted) ?? unknown;
}
