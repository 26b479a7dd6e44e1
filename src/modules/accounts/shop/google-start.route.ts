import type { LoaderFunctionArgs } from "react-router";
import { pathIn } from "#contract/lang-address.ts";
import { nextPath } from "#contract/next-path.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/forms/form-answer.ts";
import { pageContext } from "#web/page-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shop, requestContext } = context.get(pageContext);
  const words = textsOf(requestContext.lang).refusals;
  const query = new URL(request.url).searchParams;
  const next = nextPath(query.get("next"));
  if (!shop.google) return goOn(paths.login({ next }), { kind: "error", text: words.googleNotSetUp });
  try {
    const { url, journey } = await shop.google.begin();
    return goOn(
      url,
      undefined,
      shop.session.awaitGoogle({ ...journey, next: pathIn(requestContext.lang, next) }),
    );
  } catch {
    return goOn(paths.login({ next }), { kind: "error", text: words.googleFailed });
  }
}
