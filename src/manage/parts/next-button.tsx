import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/office-path.ts";
import type { OfficeOrderCard } from "../office-view.ts";
import { ActionForm } from "./action-form.tsx";

type NextButtonProps = { readonly card: OfficeOrderCard; readonly next: string };

/** The one step that follows. What asks for something first, such as a number, leads to where it is asked. */
export function NextButton({ card: { id, number, version, next: step }, next }: NextButtonProps) {
  const { words } = useOffice();
  if (!step) return null;
  const label = `${words.next[step]}: ${number}`;
  if (step === "send")
    return (
      <a
        href={`${officePath(`orders/${number}`)}#next`}
        className="button button-quiet button-small"
        aria-label={label}
      >
        {words.next.send}
      </a>
    );
  return (
    <ActionForm endpoint={fulfilmentEndpoints[step]} input={{ id, seen: version }} next={next}>
      <button type="submit" className="button button-quiet button-small" aria-label={label}>
        {words.next[step]}
      </button>
    </ActionForm>
  );
}
