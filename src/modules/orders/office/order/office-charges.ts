import type { ServerTexts } from "#contract/texts/texts.ts";

/** The words of charges as the office has them: one for delivery, wherever it stands. */
export function officeCharges({ charges, money }: ServerTexts): ServerTexts["charges"] {
  return { ...charges, names: { ...charges.names, shipping: () => money.delivery } };
}
