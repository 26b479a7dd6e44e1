/** A product that is sold out, of which somebody is told when it is back. */
export type WaitingView = {
  readonly productId: string;
  readonly title: string;
  /** In Hindi, where somebody has written it. */
  readonly titleHi?: string | undefined;
  /** The choices that were asked for; none where any will do. */
  readonly choices: readonly string[];
};
