import { formatRupees } from "#contract/format/money.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";

type Heard = { readonly kind: string; readonly paise: number | null };

/** What the gateway told, by its name for all of it: payment and refund both are "created". */
export function formatGatewayEvent(
  { kind, paise }: Heard,
  { heardKind }: ServerTexts["manage"]["order"],
): string {
  const text = heardKind[kind] ?? kind;
  // Kept beside it is what was paid, whatever part of that is refunded.
  return paise === null || kind.startsWith("refund.") ? text : `${text} ${formatRupees(paise)}`;
}
