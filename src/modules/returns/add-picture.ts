import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { isOver } from "./rules/return-state.ts";
import { mostReturnPictures } from "./views.ts";

/** Whether there is room for one more, before anybody works on it. */
export function takesPicture(
  { db, returns }: CheckoutParts,
  orderId: string,
  returnId: string,
): Promise<Outcome<void>> {
  return db.write(async (tx) => {
    const one = await returns.find(tx, returnId);
    if (one?.orderId !== orderId || isOver(one.state)) return failure("notFound");
    if (one.pictures.length >= mostReturnPictures) return failure("picturesFull");
    return (await returns.takePictureTry(tx, one)) ? success(undefined) : failure("tooMany");
  });
}

/** Working on a picture takes a while: the return may be over by now, or its customer gone. */
export function addReturnPicture(
  parts: CheckoutParts,
  orderId: string,
  { returnId, file }: { readonly returnId: string; readonly file: string },
): Promise<Outcome<void>> {
  return parts.db.write(async (tx) => {
    const order = await parts.orders.lock(tx, orderId);
    const one = await parts.returns.find(tx, returnId);
    if (!order || one?.orderId !== orderId) return failure("notFound");
    if (one.pictures.includes(file)) return success(undefined);
    if (order.isErased || isOver(one.state)) return failure("notFound");
    if (one.pictures.length >= mostReturnPictures) return failure("picturesFull");
    await parts.returns.addPicture(tx, one, file);
    return success(undefined);
  });
}
