/** What a form's page shows when the shop said no: the words, where they belong, what had been typed. */
export type FormProblem = {
  readonly intent: string;
  readonly message: string;
  readonly field?: string;
  /** Never passwords or codes. */
  readonly values?: Readonly<Record<string, string>>;
};
