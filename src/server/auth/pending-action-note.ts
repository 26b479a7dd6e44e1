import type { PictureView } from "#contract/picture-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import type { RequestContext } from "./caller.ts";
import { readPendingCall } from "./pending-action.ts";

type PendingActionInput = {
  readonly shop: { readonly catalogue: Pick<CatalogueService, "openProduct"> };
  readonly requestContext: Pick<RequestContext, "lang" | "cookies">;
};

type PendingActionNote = {
  readonly text: string;
  /** Which goods; left out where they are sold no more. */
  readonly more?: string;
  readonly picture?: PictureView | undefined;
};

/** What a visitor wished for and was refused, as long as it waits for the login. */
export async function pendingActionNote({
  shop,
  requestContext,
}: PendingActionInput): Promise<PendingActionNote | null> {
  const pending = readPendingCall(requestContext.cookies);
  const words = textsOf(requestContext.lang);
  const texts = pending && boundEndpointNamed(pending.call)?.endpoint.keptForLogin?.(words);
  if (!texts) return null;
  const text = texts[pending.place];
  const { productId } = pending.fields;
  const opened =
    productId === undefined ? null : await shop.catalogue.openProduct(productId, requestContext.lang);
  if (!opened?.ok) return { text };
  const { title, pictures, colours, sizes } = opened.value;
  const { colour = "", size = "" } = pending.fields;
  // A colour or size is still to be chosen: the login alone brings them nowhere.
  const isOpen =
    pending.call === cartEndpoints.add.name &&
    ((colours.length > 0 && colour === "") || (sizes.length > 0 && size === ""));
  return { text, more: isOpen ? title : words.loginHead.kept.goods(title), picture: pictures[0] };
}
