import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function NewsletterForm({ says }: { readonly says: ShopView["newsletter"] }) {
  const { footer } = useFrameTexts();
  return (
    <div>
      <h2 className="mb-2 text-lg font-semibold">{says.title}</h2>
      <p className="text-on-night-muted" id="newsletter-hint">
        {says.hint}
      </p>
      <Form method="post" action={paths.newsletter()} className="mt-4 flex flex-wrap gap-2">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          enterKeyHint="send"
          aria-label={footer.newsletterLabel}
          aria-describedby="newsletter-hint"
          placeholder={footer.newsletterPlaceholder}
          className="h-12 min-w-0 flex-1 basis-40 rounded-md border border-on-night/50 bg-night-deep px-4 text-on-night placeholder:text-on-night-muted"
        />
        <button type="submit" className="button bg-marigold text-on-marigold">
          {footer.subscribe}
        </button>
      </Form>
    </div>
  );
}
