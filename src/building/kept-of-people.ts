import { modules } from "#modules";
import type { AccountParts } from "#modules/accounts/account-parts.ts";
import type { ConsentsService } from "#modules/accounts/customers/consents-service.ts";
import type { MergedCarts } from "#modules/cart/merging.ts";
import type { CartService } from "#modules/cart/service.ts";
import type { InvoicesService } from "#modules/invoices/service.ts";
import { invoicesKeptUntil } from "#modules/orders/fulfilment/erase-orders.ts";
import type { OrdersService } from "#modules/orders/records/orders-service.ts";
import type { PaymentsService } from "#modules/payments/service.ts";
import { forFew } from "#platform/in-turns.ts";
import type { KeptPictures } from "#platform/pictures/kept-pictures.ts";
import { deleteFilesTo } from "#ports/messengers/files.ts";
import type { ModuleServices } from "#server/shop.ts";

interface Others {
  readonly cart: CartService;
  readonly orders: OrdersService;
  readonly payments: PaymentsService;
  readonly invoices: InvoicesService;
  readonly consents: ConsentsService;
  /** Each with what it keeps, by the name of its module. */
  readonly modules: ModuleServices;
  readonly keptPictures: KeptPictures;
}

type Verbs = Pick<
  AccountParts,
  | "mergeKept"
  | "partKept"
  | "boughtAmong"
  | "keptElsewhere"
  | "invoicesUntil"
  | "forgetElsewhere"
  | "forgetOutside"
>;

interface KeptParts {
  /** Those that are built later than the accounts. */
  readonly others: () => Others;
  readonly messageFolder: string;
}

/** What the other modules keep of a person: brought together, given out, and let go of. */
export function keptOfPeople({ others, messageFolder }: KeptParts): Verbs {
  return {
    async mergeKept(tx, guestId, userId) {
      const {
        cart,
        modules: { wishlist },
      } = others();
      const { before, came, isShort } = await cart.mergeCart(tx, guestId, userId);
      const wishes = await wishlist.mergeWishes(tx, guestId, userId);
      return {
        lines: came,
        wishes: wishes.length,
        isShort,
        before: JSON.stringify({ cart: before, wishes }),
      };
    },
    async partKept(tx, guestId, userId, before) {
      const {
        cart,
        modules: { wishlist },
      } = others();
      const was: { cart: MergedCarts; wishes: string[] } = JSON.parse(before);
      if (!(await cart.partCart(tx, guestId, userId, was.cart))) return false;
      await wishlist.partWishes(tx, userId, was.wishes);
      return true;
    },
    async boughtAmong(tx, guestIds) {
      const {
        cart,
        orders,
        modules: { wishlist },
      } = others();
      const bought = await orders.buyersAmong(tx, guestIds);
      await cart.forgetAll(tx, bought);
      await wishlist.forgetAll(tx, bought);
      return bought;
    },
    async keptElsewhere(q, { id, email, phone }) {
      const { cart, orders, payments, modules: services, invoices, consents } = others();
      const bought = await orders.exportOf(id);
      const ids = bought.map((order) => order.id);
      return {
        cart: (await cart.cartOf(q, id)).lines,
        cartChosen: await cart.chosenOf(q, id),
        orders: bought,
        payments: await forFew(ids, (some) => payments.exportOf(q, some)),
        refunds: await forFew(ids, (some) => payments.exportRefundsOf(q, some)),
        cash: await forFew(ids, (some) => services.cash.exportOf(q, some)),
        invoices: await forFew(ids, (some) => invoices.ofOrders(q, some)),
        consents: await consents.exportOf(q, { id, email, phone }),
        ...Object.fromEntries(
          await Promise.all(
            // One that brings none must not stand in the way of what is named above.
            modules.flatMap(({ name, personalData }) => {
              const kept = personalData?.(services);
              if (!kept) return [];
              return [kept.exportOf(q, { id, email, phone }).then((all) => [kept.under ?? name, all])];
            }),
          ),
        ),
        returns: await services.returns.exportOf(q, id),
      };
    },
    invoicesUntil: (q, userId) => invoicesKeptUntil(others(), q, userId),
    async forgetElsewhere(tx, { id, email, phone }) {
      const { cart, orders, modules: services, consents } = others();
      await cart.forget(tx, id);
      await orders.forget(tx, id);
      await services.cash.forget(tx, id);
      const pictures = await services.returns.forget(tx, id);
      await consents.forget(tx, { id, email, phone });
      for (const { personalData } of modules) await personalData?.(services).forget(tx, { id, email, phone });
      return pictures;
    },
    async forgetOutside({ addresses, pictures }) {
      await deleteFilesTo(messageFolder, addresses);
      // What stays because the store does not answer, or the process ends here, the job finds.
      await others()
        .keptPictures.forget(pictures)
        .catch(() => undefined);
    },
  };
}
