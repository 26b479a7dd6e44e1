import { place as placeEnglish } from "#contract/texts/en/place.ts";
import { useWords } from "./words.ts";

type PlaceAskProps = {
  /** What the form comes with: the server so knows what is left over from another PIN code. */
  readonly drawn?: Readonly<Record<string, string>> | undefined;
};

/** Where the script asks for the state, of a PIN code that lies in several; empty until then. */
export function PlaceAsk({ drawn }: PlaceAskProps) {
  const words = useWords("place", placeEnglish);
  const { pinCode, city, state } = drawn ?? {};
  return (
    <>
      {pinCode && <input type="hidden" name="drawn" value={[pinCode, city, state].join("|")} />}
      <div role="status" data-which={words.which} className="place-ask small" />
    </>
  );
}
