import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";

/** A table that the profile of the prices does not use, and where to choose another. */
export function NotYet({ text }: { readonly text: string }) {
  const { useIndia } = textsOf(useOffice().shell.lang).places;
  return (
    <p className="changed">
      {text} <a href={officePath("shop/pricing")}>{useIndia}</a>
    </p>
  );
}
