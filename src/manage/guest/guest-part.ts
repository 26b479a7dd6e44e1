import type { FormProblem } from "#contract/form-problem.ts";
import type { GuestCheckoutView } from "#contract/guest-checkout-view.ts";

export interface GuestPart {
  readonly view: GuestCheckoutView;
  readonly lang: "en" | "hi";
  readonly problem: FormProblem | undefined;
}

/** What each field is drawn with: what was typed, and what was wrong with it. */
export function fieldsOf(problem: FormProblem | undefined) {
  return (name: string) => ({
    name,
    defaultValue: problem?.values?.[name] ?? "",
    ...(problem?.field === name && { error: problem.message, autoFocus: true }),
  });
}
