import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { productId } from "#contract/endpoints/fields.ts";

const done = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ productId: z.string(), isInWishlist: z.boolean() }),
});

const product = z.object({
  _id: z.string(),
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  titleHi: z.string().optional().meta({ description: "In Hindi, where somebody has written it" }),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  images: z.array(z.string()),
  price: z.number().meta({ description: "Before the discount, in catalogue units" }),
  discount: z.number(),
  unitPaise: z.int(),
  priceVaries: z.boolean().optional().meta({ description: "Some of its choices cost more" }),
  oldUnitPaise: z.int().nullable(),
  droppedFromPaise: z.int().nullable(),
  free: z.int(),
  inStock: z.boolean(),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  colors: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
});

const list = z.object({ products: z.array(product) });

export const wishlistEndpoints = defineEndpoints("wishlist", {
  list: {
    method: "GET",
    path: "/wishlist",
    right: "wishlist.see",
    summary: "The wishlist, the newest wish first",
    answer: z.object({ success: z.literal(true), wishlist: list, data: list }),
  },
  check: {
    method: "GET",
    path: "/wishlist/check/{id}",
    right: "wishlist.see",
    summary: "Whether a product is on the wishlist",
    answer: z.object({ success: z.literal(true), data: z.object({ isInWishlist: z.boolean() }) }),
  },
  add: {
    method: "POST",
    path: "/wishlist/add",
    right: "wishlist.change",
    summary: "Put a product on the wishlist",
    input: z.object({ productId }),
    answer: done,
    message: ({ wishlist }) => wishlist.messages.added,
    makesGuest: true,
    keptForLogin: ({ loginHead }) => loginHead.kept.wish,
    refusals: ["invalidProduct", "productGone", "wishlistFull"],
  },
  remove: {
    method: "DELETE",
    path: "/wishlist/remove/{id}",
    right: "wishlist.change",
    summary: "Take a product off the wishlist",
    answer: done,
    message: ({ wishlist }) => wishlist.messages.removed,
  },
});
