import { type PageFacts, strangerFacts } from "#web/ui/page-facts.ts";

const nobody = { user: null, cartLines: 0, cartUnits: 0, wished: [] };

let last: PageFacts | undefined;

/**
 * What the frame shows. In a browser it stays as it was where the root's loader got no answer, and where a page made
 * for all says the same once more: the frame is not drawn anew with each page.
 */
export function factsOr(loaded: PageFacts | undefined): PageFacts {
  if (import.meta.env.SSR) return loaded ?? strangerFacts;
  if (!loaded?.forAll || JSON.stringify(loaded) !== JSON.stringify(last)) last = loaded ?? last;
  return last ?? strangerFacts;
}

/** The same page for nobody in particular. */
export function withoutAccount({ notice: _, ...facts }: PageFacts): PageFacts {
  return { ...facts, ...nobody };
}
