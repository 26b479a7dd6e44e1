import { useHref } from "react-router";
import { pathIn } from "#contract/lang-address.ts";
import { langs } from "#contract/texts/lang.ts";
import { useShop } from "./shell-context.ts";

type SharedLinkProps = {
  /** The address of this page in English. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly image?: string | undefined;
  readonly type?: "website" | "product";
};

const alternates = [...langs.map((lang) => [`${lang}-IN`, lang] as const), ["x-default", "en"] as const];

/** What search engines and messengers make of an address. */
export function SharedLink({ url, title, description, image, type = "website" }: SharedLinkProps) {
  const origin = url.split("/", 3).join("/");
  const path = url.slice(origin.length);
  const own = origin + useHref(path);
  return (
    <>
      <link rel="canonical" href={own} />
      {/* For whoever reads whole documents; the address of a page that came by script has them again. */}
      {import.meta.env.SSR &&
        alternates.map(([of, lang]) => (
          <link key={of} rel="alternate" hrefLang={of} href={origin + pathIn(lang, path)} />
        ))}
      <meta property="og:site_name" content={useShop().name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={own} />
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
