import { wordsOf } from "#contract/format/charge-words.ts";
import { paths } from "#contract/paths.ts";
import { charges as chargesEnglish } from "#contract/texts/en/charges.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import type { CartView } from "../cart-view.ts";
import { cartEndpoints } from "../endpoints.ts";

type ExtrasProps = {
  readonly cart: CartView;
  readonly onChoose: (extra: string, chosen: boolean) => void;
};

/** What the shop offers beside the goods of a cart, each with a tick that is a button: it works before the script. */
export default function Extras({ cart, onChoose }: ExtrasProps) {
  const words = useWords("charges", chargesEnglish);
  return (
    <ul className="above-l">
      {cart.terms.extras.map(({ kind, paise }) => {
        const isChosen = cart.extras.includes(kind);
        const { name, amount } = wordsOf({ kind, paise, inside: false, words: kind, params: {} }, words);
        return (
          <li key={kind}>
            <EndpointForm
              endpoint={cartEndpoints.choose}
              input={{ extra: kind, ...(!isChosen && { chosen: "on" }) }}
              action={paths.cart()}
              next={paths.cart()}
              send={() => onChoose(kind, !isChosen)}
            >
              <button type="submit" aria-pressed={isChosen} className="checkbox tick">
                <span>{isChosen && <Icon name="check" />}</span>
                {name}
                <span className="tabular-nums push">{amount}</span>
              </button>
            </EndpointForm>
          </li>
        );
      })}
    </ul>
  );
}
