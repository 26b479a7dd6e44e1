import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { newsletterEndpoints } from "../endpoints.ts";
import { donePath, readDone } from "./letter-done.ts";
import { LetterSample } from "./letter-sample.tsx";
import { NewsletterPage } from "./newsletter-page.tsx";

const inSample = 2;
const inRow = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, requestContext, caller } = context.get(pageContext);
  const [user, goods] = await Promise.all([
    caller && shop.accounts.profile(caller.userId),
    shop.catalogue.openNewest(inSample + inRow, requestContext.lang),
  ]);
  return {
    goods,
    email: user?.email ?? null,
    sample: textsOf(requestContext.lang).letterSample,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: newsletterEndpoints.subscribe,
    message: () => null,
    done: () => donePath("asked"),
  });
}

export default function NewsletterRoute() {
  const problem = useActionData<typeof action>();
  const { goods, email, sample } = useLoaderData<typeof loader>();
  const told = readDone(useLocation().search);
  const done = problem ? null : told;
  const hasSample = !done && goods.length >= inSample;
  // The row shows others than the letter above it.
  const row = goods.slice(hasSample ? inSample : 0).slice(0, inRow);
  return (
    <NewsletterPage
      done={done}
      email={email}
      {...(problem && "message" in problem && { problem })}
      {...(hasSample && { sample: <LetterSample words={sample} goods={goods.slice(0, inSample)} /> })}
    >
      {row.length > 0 && <GoodsBeside goods={row} why="newest" to={paths.products({ sort: "newest" })} />}
    </NewsletterPage>
  );
}
