import { useShop } from "./shop-facts.ts";

type SharedLinkProps = {
  /** The one address of this page. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly image?: string | undefined;
  readonly type?: "website" | "product";
};

/** What search engines and messengers make of an address. */
export function SharedLink({ url, title, description, image, type = "website" }: SharedLinkProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={useShop().name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
