import { place as placeEnglish } from "#contract/texts/en/place.ts";
import { useWords } from "./words.ts";

/** Where the script asks for the state, of a PIN code that lies in several; empty until then. */
export function PlaceAsk() {
  const words = useWords("place", placeEnglish);
  return <div role="status" data-which={words.which} className="text-sm empty:hidden sm:col-span-2" />;
}
