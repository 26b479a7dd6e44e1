type StructuredDataProps = {
  /** The page they are about. */
  readonly about: string;
  /** Made by the server alone: whoever reads them asks for the whole document. */
  readonly facts: object | undefined;
};

/** Facts for search engines; they say what the page shows. `<` is written so that no text can end the block. */
export function StructuredData({ about, facts }: StructuredDataProps) {
  const json = import.meta.env.SSR
    ? JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c")
    : "";
  const inner = { __html: json };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with every < written as an escape
    <script key={about} type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={inner} />
  );
}
