import { newsletterCalls } from "#contract/calls/newsletter.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { NewsletterService } from "#shop/newsletter/newsletter-service.ts";
import type { Edge } from "../edge.ts";
import { serve } from "./serve.ts";

export function serveNewsletter(app: Edge, newsletter: NewsletterService): void {
  serve(app, newsletterCalls.subscribe, async ({ body, facts }) => {
    const asked = await newsletter.subscribe(body.email, facts);
    return asked.ok ? { body: { message: textsOf(facts.lang).newsletter.asked } } : asked;
  });
  serve(app, newsletterCalls.confirm, async ({ body, facts }) => {
    const confirmed = await newsletter.confirm(body.token);
    return confirmed.ok ? { body: { message: textsOf(facts.lang).newsletter.confirmed } } : confirmed;
  });
  serve(app, newsletterCalls.unsubscribe, async ({ body, facts }) => {
    const left = await newsletter.unsubscribe(body.token);
    return left.ok ? { body: { message: textsOf(facts.lang).newsletter.left } } : left;
  });
}
