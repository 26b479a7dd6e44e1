import type { FormProblem } from "#contract/form-problem.ts";
import type { GuestCheckoutView } from "#contract/guest-checkout-view.ts";

export interface GuestPart {
  readonly view: GuestCheckoutView;
  readonly lang: "en" | "hi";
  readonly problem: FormProblem | undefined;
}
