import type { Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import { gatewayInBrowser } from "#ports/payment-gateways/gateways-in-browser.ts";
import { Icon } from "#web/ui/icon.tsx";
import { setUpEndpoints } from "../endpoints.ts";
import type { MachineEnvironment, PaymentTrialView } from "../views.ts";

type RupeeTrialProps = { readonly trial: PaymentTrialView | null; readonly machine: MachineEnvironment };

/** One rupee there and back: each part of it that works, and what to mend of the others. */
export function RupeeTrial({ trial, machine }: RupeeTrialProps) {
  const { rupee: words, tryPayments } = textsOf(useOffice().shell.lang).setUp;
  return (
    <>
      {trial && (
        <ul className="trial">
          {partsOf(trial, words, machine).map(({ text, isGood }) => (
            <li key={text}>
              <Icon name={isGood ? "check" : "minus"} /> {text}
            </li>
          ))}
        </ul>
      )}
      {trial && !trial.isPaid && (
        <a href={trial.url} target="_blank" rel="noreferrer" className="button button-primary button-small">
          {words.pay} <Icon name="external" />
        </a>
      )}
      <div className="trial-ways">
        {trial && trial.refund !== "done" && <Way endpoint={setUpEndpoints.lookForRupee} name={words.look} />}
        <Way endpoint={setUpEndpoints.payRupee} name={trial ? words.again : words.make} />
        <Way endpoint={setUpEndpoints.tryPayments} name={tryPayments} />
      </div>
    </>
  );
}

function Way({ endpoint, name }: { readonly endpoint: Endpoint; readonly name: string }) {
  const error = useAction(endpoint, {}).errorOf();
  return (
    <ActionForm endpoint={endpoint} input={{}}>
      {error && <p className="field-error">{error}</p>}
      <button type="submit" className="button button-quiet button-small">
        {name}
      </button>
    </ActionForm>
  );
}

type Words = ReturnType<typeof textsOf>["setUp"]["rupee"];

function partsOf(
  { isPaid, isHeard, isMisheard, refund }: PaymentTrialView,
  words: Words,
  machine: MachineEnvironment,
) {
  const keys = { text: words.keys, isGood: true };
  if (!isPaid) return [keys, { text: words.waits, isGood: false }];
  const { path = "", secret = "", trialEvent = "" } = gatewayInBrowser(machine.gateway)?.webhook ?? {};
  const unheard = isMisheard
    ? words.misheard(secret)
    : words.unheard(`${machine.publicUrl}/api${path}`, trialEvent);
  const message = isHeard ? words.heard : unheard;
  return [
    keys,
    { text: words.isPaid, isGood: true },
    { text: message, isGood: isHeard },
    { text: words.refund[refund ?? "none"], isGood: refund === "sent" || refund === "done" },
  ];
}
