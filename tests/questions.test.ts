import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * What a newcomer asks, the words typed into a search, and the file that answers. As `git grep -il WORDS -- src docs`
 * has it: that file is among the few that say the words. Where it is not, its first comment says too little.
 */
const questions: readonly (readonly [question: string, words: string, answer: string])[] = [
  ["Where are requests rate limited?", "rate limit", "src/platform/limits/limits.ts"],
  [
    "What happens when there are too many requests?",
    "load shedding",
    "src/server/admission/load-shedding.ts",
  ],
  ["What is a page cached by?", "cache key", "src/server/page-cache/cache-key.ts"],
  ["When is a cached page renewed?", "stale-while-revalidate", "src/server/page-cache/page-cache.ts"],
  ["What runs in the background?", "background job", "src/building/jobs.ts"],
  ["Where are services put together?", "composition root", "src/building/compose-shop.ts"],
  ["How is an email sent?", "smtp server", "src/ports/messengers/smtp/messenger.ts"],
  ["How is a text message sent?", "sms provider", "src/ports/messengers/http-sms/messenger.ts"],
  ["How does a browser get a push message?", "web push", "src/ports/messengers/web-push.ts"],
  ["How is no message lost?", "transactional outbox", "src/platform/outbox/outbox.ts"],
  ["How often is a message retried?", "exponential backoff", "src/platform/outbox/next-try.ts"],
  ["What are the staff told of?", "staff notification", "src/modules/notifications/staff-notifications.ts"],
  ["Who hears an event?", "event listener", "src/platform/events/events.ts"],
  ["Where is a webhook verified?", "webhook signature", "src/server/webhooks/webhooks.ts"],
  ["How do I add a payment provider?", "payment provider", "src/ports/payment-gateways/payment-gateway.ts"],
  ["What if the gateway is down?", "circuit breaker", "src/ports/payment-gateways/breaker.ts"],
  ["How is an order paid once?", "paid exactly once", "src/modules/orders/payment/settle-payment.ts"],
  ["What places an order?", "places an order", "src/modules/orders/placing/place-order.ts"],
  [
    "What if a purchase is sent twice?",
    "idempotency key",
    "src/modules/orders/records/idempotency-repository.ts",
  ],
  ["How is stock reserved?", "reservation", "src/modules/catalogue/stock/stock-service.ts"],
  ["Where are coupons kept?", "coupon", "src/modules/promo-codes/office-service.ts"],
  ["How is tax calculated?", "tax calculation", "src/modules/pricing/rules/tax.ts"],
  ["How is the GST return made?", "gstr-1", "src/modules/invoices/gst-file.ts"],
  ["What becomes of a guest's cart?", "guest cart", "src/modules/cart/rules/merged-lines.ts"],
  ["How are passwords hashed?", "argon2", "src/modules/accounts/passwords/password-hashing.ts"],
  [
    "Is there two-factor authentication?",
    "two-factor",
    "src/modules/accounts/second-factor/second-factor-service.ts",
  ],
  ["How do passkeys work?", "webauthn", "src/modules/accounts/passkeys/passkey-sign-in.ts"],
  ["How does Google sign-in work?", "oauth", "src/modules/accounts/google/google-sign-in.ts"],
  ["Where is the session cookie set?", "session cookie", "src/server/auth/session.ts"],
  ["Who may do what?", "permission", "src/contract/rights.ts"],
  ["What protects from CSRF?", "csrf", "src/server/http/same-site.ts"],
  ["What protects from SSRF?", "ssrf", "src/platform/fetch/fetch-public.ts"],
  ["Where is the content security policy?", "content security policy", "src/server/http/security-headers.ts"],
  ["Where is it written who changed something?", "audit trail", "src/platform/database/audit.ts"],
  ["When is personal data erased?", "personal data", "src/modules/orders/rules/erasure.ts"],
  ["How does the search find something?", "full-text", "src/modules/catalogue/search/search-store.ts"],
  ["How are pictures resized?", "resize", "src/platform/pictures/picture-maker.ts"],
  ["How do I import products?", "csv file", "src/modules/catalogue/import/table-service.ts"],
  ["What do search engines get?", "sitemap", "src/server/seo/found-by-machines.ts"],
  ["How are migrations applied?", "schema migration", "src/platform/database/migrations.ts"],
  ["What reads from a replica?", "read replica", "src/platform/database/replicas.ts"],
  ["What if two transactions cross?", "deadlock", "src/platform/database/postgres.server.ts"],
  ["Which settings does the machine have?", "environment variable", "src/platform/settings.ts"],
  ["Which errors can the API give?", "error code", "src/contract/failures.ts"],
  ["How do I watch it?", "prometheus", "src/server/http/metrics.ts"],
  ["Where are texts translated?", "translations", "src/contract/texts/texts.ts"],
  ["Where are the colours of dark mode?", "dark mode", "src/web/styles/tokens.css"],
];
const mostFiles = 15;

const root = join(import.meta.dirname, "..");
const files = ["src/**/*.{ts,tsx,css,md}", "docs/**/*.md"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => ({
    file: file.replaceAll("\\", "/"),
    text: readFileSync(join(root, file), "utf8").toLowerCase(),
  }));

it.each(questions)("%s", (_question, words, answer) => {
  const found = files.filter(({ text }) => text.includes(words)).map(({ file }) => file);
  expect(found).toContain(answer);
  expect(found.length, `files that say ${words}`).toBeLessThanOrEqual(mostFiles);
});
