import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { newsletterCalls } from "#contract/calls/newsletter.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { actByForm } from "#server/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { hydratedLater } from "#web/ui/hydrated-later.tsx";
import { donePath, readDone } from "./letter-done.ts";
import { LetterSample } from "./letter-sample.tsx";
import { NewsletterPage } from "./newsletter-page.tsx";

const GoodsBeside = hydratedLater(
  "section",
  async () => (await import("#web/features/catalogue/goods-beside.tsx")).GoodsBeside,
);

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  return {
    goods: await shop.catalogue.openNewest(4, facts.lang),
    sample: textsOf(facts.lang).letterSample,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: newsletterCalls.subscribe,
    said: () => null,
    done: () => donePath("asked"),
  });
}

export default function NewsletterRoute() {
  const problem = useActionData<typeof action>();
  const { goods, sample } = useLoaderData<typeof loader>();
  const done = readDone(useLocation().search);
  return (
    <NewsletterPage
      done={problem ? null : done}
      {...(problem && "message" in problem && { problem })}
      {...(goods.length > 1 && { sample: <LetterSample words={sample} goods={goods} /> })}
    >
      {goods.length > 0 && <GoodsBeside goods={goods} why="newest" to={paths.products({ sort: "newest" })} />}
    </NewsletterPage>
  );
}
