/** For whoever works in the shop and has not just shown the second factor: where it is shown, and why. */
export interface FactorFirst {
  readonly to: string;
  readonly text: string;
  readonly link: string;
}
