import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { paths, sameSitePath } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { refuseVisitor } from "#server/refuse-visitor.ts";
import { pageContext } from "#web/page-context.ts";
import { WishlistPage } from "./wishlist-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, caller } = context.get(pageContext);
  return { wishlist: caller && (await shop.wishlist.wishlist(caller.userId)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, caller, facts } = context.get(pageContext);
  const form = await readForm(request);
  const next = sameSitePath(form.get("next"), paths.wishlist());
  const isFromPage = !form.has("next");
  const { wishlist: words, refusals } = textsOf(facts.lang);
  if (!caller) {
    const message = words.messages.loginToManage;
    return refuseVisitor({ kind: "wishlist", form, next, message });
  }
  const productId = form.get("productId") ?? "";
  if (form.get("intent") === "remove") {
    await shop.wishlist.unwish(caller.userId, productId);
    return goOn(next, {
      kind: "success",
      text: isFromPage ? words.messages.removedFromPage : words.messages.removed,
    });
  }
  const wished = await shop.wishlist.wish(caller.userId, productId);
  return wished.ok
    ? goOn(next, { kind: "success", text: words.messages.added })
    : goOn(next, { kind: "error", text: refusals[wished.reason] });
}

export default function WishlistRoute() {
  const { wishlist } = useLoaderData<typeof loader>();
  return <WishlistPage wishlist={wishlist} />;
}
