import type { FormProblem } from "#contract/form-problem.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { GuestCheckoutView } from "#modules/orders/guest-checkout-view.ts";

export interface GuestPart {
  readonly view: GuestCheckoutView;
  readonly lang: Lang;
  readonly problem: FormProblem | undefined;
}

/** In the order of the page. */
const asked = ["phone", "name", "pinCode", "city", "state", "street"];

/** What each field is drawn with: what was typed, and what was wrong with it; all that was left empty at once. */
export function fieldsOf({ problem, lang }: Pick<GuestPart, "problem" | "lang">) {
  const { values = {}, field, message = "" } = problem ?? {};
  // City and state come with the PIN code.
  const needed: Readonly<Record<string, string>> = textsOf(lang).guestCheckout.needed;
  const isEmpty = (name: string) => problem !== undefined && name in needed && !values[name]?.trim();
  const first = asked.find((name) => isEmpty(name) || name === field) ?? field;
  return (name: string) => {
    const error = isEmpty(name) ? needed[name] : name === field ? message : undefined;
    return {
      name,
      defaultValue: values[name] ?? "",
      ...(error !== undefined && { error, autoFocus: name === first }),
    };
  };
}
