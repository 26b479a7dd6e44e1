type Audited = Readonly<Record<string, { readonly name: string; readonly sentence: string }>>;

interface LoggedWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** The words of the log, with those that modules bring in their texts: `audited` for actions, `auditedFields` for fields. */
export function withAudited<Logged extends LoggedWords>(logged: Logged, texts: readonly object[]): Logged {
  const own = texts.flatMap((section) =>
    "audited" in section ? Object.entries(section.audited as Audited) : [],
  );
  const fields = texts.map((section) => ("auditedFields" in section ? section.auditedFields : {}));
  return {
    ...logged,
    fields: Object.assign({}, logged.fields, ...fields),
    actions: { ...logged.actions, ...Object.fromEntries(own.map(([action, { name }]) => [action, name])) },
    sentences: {
      ...logged.sentences,
      ...Object.fromEntries(own.map(([action, { sentence }]) => [action, sentence])),
    },
  };
}
