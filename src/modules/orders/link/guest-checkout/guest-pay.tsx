import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { fieldsOf, type GuestPart } from "./guest-part.ts";

/** How it is paid, and what a business needs, folded away from the many who buy for themselves. */
export function GuestPay({ view, lang, problem }: GuestPart) {
  const { guestCheckout: words, checkout } = textsOf(lang);
  const { business, counter } = checkout;
  const cash = view.storeId ? counter : { name: words.cash, hint: words.cashHint };
  const typed = problem?.values ?? {};
  const isFree = view.quote.total === 0;
  const methods = isFree ? [] : view.methods;
  const isOfBusiness = (name: string | undefined) => name === "gstin" || name === "businessName";
  const field = fieldsOf({ problem, lang });
  const refused = problem?.field === "paymentMethod" ? problem.message : undefined;
  return (
    <>
      <fieldset
        className="guest-pay"
        data-anew="pay"
        aria-describedby={refused === undefined ? undefined : "pay-error"}
      >
        <legend className="field-label">{words.pay}</legend>
        {isFree && (
          <p>
            <input type="hidden" name="paymentMethod" value={view.method} />
            {checkout.free.hint}
          </p>
        )}
        {methods.map((method, at) => {
          const said = (
            <>
              {method === "cash" ? cash.name : words.now}
              <span className="row-facts">
                {method === "cash" ? cash.hint : view.isMock ? words.demoHint : words.nowHint}
              </span>
            </>
          );
          return methods.length === 1 ? (
            <p key={method}>
              <input type="hidden" name="paymentMethod" value={method} />
              {said}
            </p>
          ) : (
            <Checkbox
              key={method}
              kind="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={method === view.method}
              autoFocus={refused !== undefined && at === 0}
              label={said}
            />
          );
        })}
        {!view.takesCash && !isFree && <p className="row-facts">{words.noCash}</p>}
        {refused !== undefined && <FieldError id="pay-error" text={refused} />}
      </fieldset>
      {view.asksGstin && (
        <details open={isOfBusiness(problem?.field) || Boolean(typed.gstin || typed.businessName)}>
          <summary>{business.title}</summary>
          <TextField
            label={business.gstin}
            hint={business.gstinHint}
            {...field("gstin")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <TextField
            label={business.name}
            {...field("businessName")}
            autoComplete="organization"
            maxLength={120}
          />
        </details>
      )}
    </>
  );
}
