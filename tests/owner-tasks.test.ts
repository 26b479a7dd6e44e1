import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * What an owner does with her shop from a phone, and the journey that does it: `file: words of its title`. What the
 * shop does not do says why.
 */
const tasks: Readonly<Record<string, string | { readonly not: string }>> = {
  "remove the demo": "manage-set-up: leads from an untouched shop to one's own",
  "add products": "manage-goods: are put on sale, counted, changed and hidden",
  "add pictures": "manage-goods-pictures: are added, put in order and shown",
  "set a price to the paisa": "manage-goods: are put on sale, counted, changed and hidden",
  "set the tax by HSN code": "manage-rates: writes a tax rate down that is coming",
  "find the HSN code of goods": "manage-rates: finds the code of goods by what they are called",
  "change what delivery costs": "manage-rates: says what one PIN code costs",
  "make a promo code": "manage-sales: are codes that work while they are on",
  "give a discount without a code": "discounts: an owner gives one of three away",
  "give one customer something off": "owner-tasks: gives one customer something off",
  "name the shop": "manage-shop: is changed on a phone without script",
  "give it a logo and colours": "manage-look: looks as its owner wants",
  "write the home page": "manage-look: shows the opening words of the home page",
  "say how one is reached": "manage-shop: says in its rows what is set now",
  "write the pages about the shop": "manage-shop: begins a page about the shop with the shop's own text",
  "read and change what the shop promises": "manage-set-up: leads from an untouched shop to one's own",
  "order the categories": "manage-shop: has categories and stores in its owner's words and order",
  "add a store": "manage-shop: has categories and stores in its owner's words and order",
  "show testimonials": {
    not: "what customers say stands as reviews at the goods; invented quotes go with the demo",
  },
  "hear of a new order": "manage-notifications: bring an order to a device, and lead to it",
  "open an order": "manage-day: packs, sends, takes back and refunds what came in by the shop",
  "find an order by what a caller says": "owner-tasks: finds an order by its buyer's phone",
  "print pick list, labels and papers of many": "manage-day: gathers for several orders at once",
  "mark as sent": "manage-day: packs, sends, takes back and refunds what came in by the shop",
  "book a courier": "parcels: takes two taps from packed to the label",
  "check a courier's bill": "parcels: has its bill checked line by line",
  "scan a label": "manage-camera: reads the courier's bars into the field",
  "correct a number": "manage-day: packs, sends, takes back and refunds what came in by the shop",
  "undo a step": "owner-tasks: calls a paid order off with all of its money, and undoes a step",
  "send without a number, and in parts": "owner-tasks: sends without a number",
  "take a parcel back that comes back":
    "manage-day: packs, sends, takes back and refunds what came in by the shop",
  "cancel and pay all back": "owner-tasks: calls a paid order off with all of its money",
  "pay a part back": "manage-day: asks of a refund what its kind asks for",
  "change an order before it leaves": "change-order: is asked for by its buyer and by its link",
  "send another size, and add goods to a parcel":
    "change-order: has a piece in another size and more goods in its parcel",
  "hand an order over at a counter": "pickup: is switched on by the owner, chosen, packed, made ready",
  "take a return, inspect it, exchange it": "returns: is asked for by a link, looked at, and ends",
  "answer a message": "tickets: is written, answered and read again without script",
  "keep a note on a customer": "manage-notifications: takes a note for the staff",
  "add pieces": "manage-goods: are counted in the list, and a step is undone",
  "see what runs low": "owner-tasks: adds pieces where goods run low",
  "sell a set of goods": "sets: is made on a phone, bought, and sent back in parts",
  "hide goods and show them again": "manage-goods: are put on sale, counted, changed and hidden",
  "change many prices": "manage-many-goods: are dearer after a look, and then again as they were",
  "bring goods in from a file": "manage-many-goods: come in from a file after a look, and go out again",
  "plan a sale": "manage-sales: are planned with the prices before one's eyes",
  "raise a price at a time of day": {
    not: "a sale lowers prices; a price itself is raised by hand or by a file",
  },
  "look after reviews": "manage-reviews: are hidden for a reason, shown again, and answered",
  "see what was sold": "manage-money: is what was sold, to the paisa",
  "give the accountant files": "manage-money: is what was sold, to the paisa",
  "settle cash with a courier": "cash: is ordered, confirmed by the code, packed, delivered and settled",
  "let people in and out": "manage-people: lets people in by invitation, code and passkey",
  "come back with a new phone": "manage-people: lets people in by invitation, code and passkey",
  "see who did what": "manage-log: shows what one person did on one day",
  "enter an order that came by phone": "manage-new-order: is entered in one form that loses nothing",
  "close for a festival": "owner-tasks: closes for a festival on a day of her own",
  "set up WhatsApp": "whatsapp: is set up, tried out and chosen on a phone",
  "lead old addresses on": "redirects: are written down one by one and from a file",
  "take customers, subscribers and messages along": "owner-tasks: takes customers, the newsletter's list",
  "bring customers in, and take all along":
    "moving: brings its customers in after a look, and lets everything leave",
  "bring past orders in":
    "past-orders: come in after a look, are found by their number, and are seen by who bought",
  "erase a customer": "manage-day: has nothing that a machine finds hard to use",
  "erase somebody who bought as a guest": "owner-tasks: erases somebody who bought as a guest",
  "choose the ways to pay": "manage-set-up: leads from an untouched shop to one's own",
  "join two customers into one": {
    not: "whose orders they are is proved by phone or email alone, which are two here",
  },
  "hide prices": { not: "a shop whose prices are asked for takes no orders" },
  "count the shelf by scanning": {
    not: "a scan finds the product; its pieces are counted there, one product at a time",
  },
  "write down a supplier's bill": { not: "buying is bookkeeping, which the accountant's programs do" },
  "run two shops": { not: "one shop has one stock; a second one is a second Haat" },
  "update, back up, put on https": { not: "done at the machine, by commands that docs/operating.md names" },
};

const done = Object.entries(tasks).flatMap(([task, at]) =>
  typeof at === "string" ? [[task, at] as const] : [],
);

it.each(done)("%s: %s", (_, at) => {
  const [file = "", title = ""] = at.split(/: (.*)/s);
  const journey = readFileSync(join(import.meta.dirname, "journeys", `${file}.journey.ts`), "utf8");
  expect(journey).toContain(title);
  expect(journey).toMatch(/sizes\.phone|ownersOffice|width: 360/);
});
