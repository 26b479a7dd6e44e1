import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function NewsletterForm({ says }: { readonly says: ShopView["newsletter"] }) {
  const { footer } = useFrameTexts();
  return (
    <div>
      <h2 className="below-s large strong">{says.title}</h2>
      <p className="newsletter-words" id="newsletter-hint">
        {says.hint}
      </p>
      <Form method="post" action={paths.newsletter()} className="beside gap-s wraps above-l">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          enterKeyHint="send"
          aria-label={footer.newsletterLabel}
          aria-describedby="newsletter-hint"
          placeholder={footer.newsletterPlaceholder}
          className="newsletter-input"
        />
        <button type="submit" className="button newsletter-button">
          {footer.subscribe}
        </button>
      </Form>
    </div>
  );
}
