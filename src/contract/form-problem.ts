/** What a form's page shows when the shop said no: the words, where they belong, what had been typed. */
export type FormProblem = {
  /** The call that was refused. */
  readonly call: string;
  readonly message: string;
  readonly field?: string;
  /** The return that it is about, where one is in the way. */
  readonly returnId?: string;
  /** Never passwords or codes. */
  readonly values?: Readonly<Record<string, string>>;
};
