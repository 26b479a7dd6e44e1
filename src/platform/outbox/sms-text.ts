/** Where something stands that changes, as the operators' forms have it. */
export const varies = "{#var#}";

/** A text as it is registered with the operators. */
export interface SmsText {
  readonly template: string;
  readonly lang: string;
  readonly text: string;
}
