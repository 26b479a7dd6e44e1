type Audited = Readonly<Record<string, { readonly name: string; readonly sentence: string }>>;

interface LoggedWords {
  readonly actions: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** The words of the log, with those that modules bring for their own actions: `audited` in their texts. */
export function withAudited<Logged extends LoggedWords>(logged: Logged, texts: readonly object[]): Logged {
  const own = texts.flatMap((section) =>
    "audited" in section ? Object.entries(section.audited as Audited) : [],
  );
  return {
    ...logged,
    actions: { ...logged.actions, ...Object.fromEntries(own.map(([action, { name }]) => [action, name])) },
    sentences: {
      ...logged.sentences,
      ...Object.fromEntries(own.map(([action, { sentence }]) => [action, sentence])),
    },
  };
}
