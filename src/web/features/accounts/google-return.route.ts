import type { LoaderFunctionArgs } from "react-router";
import { nextPath } from "#contract/next-path.ts";
import { failure, type Outcome } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import type { PageContext } from "#web/page-context.ts";
import { pageContext } from "#web/page-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { session } = page.shop;
  const journey = session.awaitedGoogle(page.facts);
  const next = nextPath(journey?.next);
  const signedIn = await signIn(page, request);
  if (!signedIn.ok) {
    const text = textsOf(page.facts.lang).refusals[signedIn.reason];
    return goOn(paths.login({ next }), { kind: "error", text }, session.forgetGoogle());
  }
  return goOn(next, undefined, session.forgetGoogle(await session.arrive(signedIn.value, page.facts)));
}

type SignedIn = Awaited<ReturnType<PageContext["shop"]["accounts"]["signInWithGoogle"]>>;

async function signIn({ shop, facts }: PageContext, request: Request): Promise<SignedIn> {
  const journey = shop.session.awaitedGoogle(facts);
  if (!shop.google || !journey) return failed;
  try {
    const profile = await shop.google.finish(new URL(request.url), journey);
    return await shop.accounts.signInWithGoogle(profile, false, shop.session.visitOf(facts));
  } catch {
    return failed;
  }
}

const failed: Outcome<never> = failure("googleFailed");
