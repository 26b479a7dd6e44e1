import { modules } from "#modules";
import type { KeptOfPeople } from "#modules/accounts/account-parts.ts";
import type { MergedCarts } from "#modules/cart/merging.ts";
import { invoicesKeptUntil } from "#modules/orders/fulfilment/erase-orders.ts";
import type { OrdersService } from "#modules/orders/records/orders-service.ts";
import type { KeptPictures } from "#platform/pictures/kept-pictures.ts";
import { deleteFilesTo } from "#ports/messengers/files.ts";
import type { ModuleServices } from "#server/shop-services.ts";

interface KeptParts {
  /** Complete once all services are built, which is before anybody is asked for. */
  readonly services: ModuleServices;
  readonly orders: OrdersService;
  readonly keptPictures: () => KeptPictures;
  readonly messageFolder: string;
}

/** What all modules keep of a person, as their manifests say. */
export function keptOfPeople({ services, orders, keptPictures, messageFolder }: KeptParts): KeptOfPeople {
  return {
    async mergeKept(tx, guestId, userId) {
      const { before, came, isShort } = await services.cart.mergeCart(tx, guestId, userId);
      const wishes = await services.wishlist.mergeWishes(tx, guestId, userId);
      return {
        lines: came,
        wishes: wishes.length,
        isShort,
        before: JSON.stringify({ cart: before, wishes }),
      };
    },
    async partKept(tx, guestId, userId, before) {
      const was: { cart: MergedCarts; wishes: string[] } = JSON.parse(before);
      if (!(await services.cart.partCart(tx, guestId, userId, was.cart))) return false;
      await services.wishlist.partWishes(tx, userId, was.wishes);
      return true;
    },
    async boughtAmong(tx, guestIds) {
      const bought = await orders.buyersAmong(tx, guestIds);
      await services.cart.forgetAll(tx, bought);
      await services.wishlist.forgetAll(tx, bought);
      return bought;
    },
    async keptElsewhere(q, { id, email, phone }) {
      const orderIds = (await orders.exportOf(id)).map((order) => order.id);
      const parts = await Promise.all(
        modules.map(({ personalData }) =>
          personalData?.(services).exportOf(q, { id, email, phone, orderIds }),
        ),
      );
      return Object.assign({}, ...parts);
    },
    invoicesUntil: (q, person) => invoicesKeptUntil({ orders, invoices: services.invoices }, q, person),
    async reachesOfGuest(tx, id) {
      await services.cart.lockCart(tx, id);
      return orders.reachesOf(tx, id);
    },
    mailsOfGuests: orders.mailsOfGuests,
    async forgetElsewhere(tx, { id, email, phone }) {
      if (phone) {
        // Bought as a guest with the same number; the order of locks asks for the cart first.
        await services.cart.lockCart(tx, id);
        await services.checkout.tracking.adopt(tx, { userId: id, phone });
      }
      const pictures: string[] = [];
      for (const { personalData } of modules)
        pictures.push(...((await personalData?.(services).forget?.(tx, { id, email, phone })) ?? []));
      return pictures;
    },
    async forgetOutside({ addresses, pictures }) {
      await deleteFilesTo(messageFolder, addresses);
      // What stays because the store does not answer, or the process ends here, the job finds.
      await keptPictures()
        .forget(pictures)
        .catch(() => undefined);
    },
  };
}
