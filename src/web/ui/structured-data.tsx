import type { ComponentType } from "react";
import { useHref } from "react-router";

type StructuredDataProps = {
  /** The page they are about. */
  readonly about: string;
  /** Made by the server alone: whoever reads them asks for the whole document. */
  readonly facts: object | undefined;
};

/** Facts for search engines; they say what the page shows. */
export const StructuredData: ComponentType<StructuredDataProps> = import.meta.env.SSR ? WrittenData : Data;

function WrittenData({ about, facts }: StructuredDataProps) {
  const base = useHref("/").replace(/\/$/, "");
  // `<` is written so that no text can end the block.
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts }, under(base));
  return <Data about={about} json={json.replaceAll("<", "\\u003c")} />;
}

function Data({ about, json = "" }: { readonly about: string; readonly json?: string }) {
  const inner = { __html: json };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with every < written as an escape
    <script key={about} type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={inner} />
  );
}

/** The pages that the facts name are those in the language of this one; a thing (`@id`) is one in both. */
function under(base: string) {
  return (name: string, value: unknown) =>
    base && typeof value === "string" && /^(?:url|item|target)$/.test(name) && URL.canParse(value)
      ? value.replace(/^(https?:\/\/[^/]+)\/?/, (_, origin: string) => `${origin}${base}/`).replace(/\/$/, "")
      : value;
}
