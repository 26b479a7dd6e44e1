import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { GuestPart } from "./guest-part.ts";

/** How it is paid, and what a business needs, folded away from the many who buy for themselves. */
export function GuestPay({ view, lang, problem }: GuestPart) {
  const { guestCheckout: words, checkout } = textsOf(lang);
  const { business } = checkout;
  const typed = problem?.values ?? {};
  const isOfBusiness = (name: string | undefined) => name === "gstin" || name === "businessName";
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  return (
    <>
      <fieldset className="guest-pay" data-anew="pay">
        <legend>{words.pay}</legend>
        {view.methods.map((method) => (
          <Checkbox
            key={method}
            kind="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={method === view.method}
            label={
              <>
                {method === "cash" ? words.cash : words.now}
                <span className="row-facts">
                  {method === "cash" ? words.cashHint : view.isMock ? words.demoHint : words.nowHint}
                </span>
              </>
            }
          />
        ))}
        {!view.takesCash && <p className="row-facts">{words.noCash}</p>}
        {problem?.field === "paymentMethod" && <p className="field-error">{problem.message}</p>}
      </fieldset>
      {view.asksGstin && (
        <details open={isOfBusiness(problem?.field) || Boolean(typed.gstin || typed.businessName)}>
          <summary>{business.title}</summary>
          <TextField
            label={business.gstin}
            hint={business.gstinHint}
            error={errorOf("gstin")}
            name="gstin"
            defaultValue={typed.gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <TextField
            label={business.name}
            error={errorOf("businessName")}
            name="businessName"
            defaultValue={typed.businessName}
            autoComplete="organization"
            maxLength={120}
          />
        </details>
      )}
    </>
  );
}
