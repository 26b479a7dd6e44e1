import type { LoaderFunctionArgs } from "react-router";
import { langAddress, pathIn } from "#contract/lang-address.ts";
import { nextPath } from "#contract/next-path.ts";
import { failure, type Outcome } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/forms/form-answer.ts";
import type { PageContext } from "#web/page-context.ts";
import { pageContext } from "#web/page-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const given = context.get(pageContext);
  const { session } = given.shop;
  const journey = session.awaitedGoogle(given.requestContext);
  // Google knows one address of this page: its language is that of the page that led to Google.
  const lang = langAddress(journey?.next ?? "")?.lang ?? given.requestContext.lang;
  const page = { ...given, requestContext: { ...given.requestContext, lang } };
  const next = nextPath(journey?.next);
  const signedIn = await signIn(page, request);
  if (!signedIn.ok) {
    const text = textsOf(lang).refusals[signedIn.reason];
    return goOn(pathIn(lang, paths.login({ next })), { kind: "error", text }, session.forgetGoogle());
  }
  const headers = await session.arrive(signedIn.value, page.requestContext);
  return goOn(pathIn(lang, next), undefined, session.forgetGoogle(headers));
}

type SignedIn = Awaited<ReturnType<PageContext["shop"]["accounts"]["signInWithGoogle"]>>;

async function signIn({ shop, requestContext }: PageContext, request: Request): Promise<SignedIn> {
  const journey = shop.session.awaitedGoogle(requestContext);
  if (!shop.google || !journey) return failed;
  try {
    const profile = await shop.google.finish(new URL(request.url), journey);
    return await shop.accounts.signInWithGoogle(profile, false, shop.session.visitOf(requestContext));
  } catch {
    return failed;
  }
}

const failed: Outcome<never> = failure("googleFailed");
