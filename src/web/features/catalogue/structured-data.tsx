/** Facts for search engines; they say what the page shows. `<` is written so that no text can end the block. */
export function StructuredData({ facts }: { readonly facts: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");
  const inner = { __html: json };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with every < written as an escape
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}
