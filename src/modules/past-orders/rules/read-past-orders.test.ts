import { describe, expect, it } from "vitest";
import { pastOrderSource } from "./past-order-file.ts";
import { pastSums } from "./past-sums.ts";
import { readPastOrders } from "./read-past-orders.ts";

const now = Date.UTC(2026, 0, 15);

function read(text: string) {
  const [header = [], ...rows] = text.split("\n").map((line) => line.split("|"));
  const source = pastOrderSource(header);
  if (!source) return undefined;
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  return [...readPastOrders(source, header, lines, now)];
}

const shopify =
  "Name|Email|Financial Status|Fulfillment Status|Currency|Subtotal|Shipping|Taxes|Total|Discount Code|Discount Amount|Created at|Lineitem quantity|Lineitem name|Lineitem price|Lineitem sku|Billing Name|Billing Phone|Shipping Name|Shipping Street|Shipping City|Shipping Zip|Shipping Province|Shipping Country|Notes|Payment Method|Refunded Amount";
const first =
  "#1001|meera@example.com|paid|fulfilled|INR|1199.00|50.00|60.00|1249.00|DIWALI|100.00|2024-03-01 17:05:09 +0530|2|Brass diya|499.50|DIYA|Meera Das|'+919800000001|Meera Das|12 Lake Road|Bengaluru|'560001|KA|IN|Call first|razorpay|0.00";
const second = "#1001|meera@example.com||||||||||| 1|Lamp oil|300.00|OIL|||||||||||";

describe("a file of Shopify's orders", () => {
  it("is read line by line, the goods of one order together", () => {
    expect(read([shopify, first, second].join("\n"))).toEqual([
      {
        ...{ number: "#1001", placedAt: Date.UTC(2024, 2, 1, 11, 35, 9), status: "sent" },
        ...{ name: "Meera Das", email: "meera@example.com", phone: "+919800000001", note: "Call first" },
        ...{ totalPaise: 124_900, refundedPaise: 0 },
        address: {
          ...{ name: "Meera Das", phone: "", street: "12 Lake Road", city: "Bengaluru" },
          ...{ state: "Karnataka", pinCode: "560001", country: "India" },
        },
        sale: {
          lines: [
            { title: "Brass diya", sku: "DIYA", quantity: 2, unitPaise: 49_950 },
            { title: "Lamp oil", sku: "OIL", quantity: 1, unitPaise: 30_000 },
          ],
          ...{ subtotalPaise: 119_900, discountPaise: 10_000, discountCode: "DIWALI" },
          ...{ shippingPaise: 5_000, shippingMethod: "", taxPaise: 6_000, paidBy: "razorpay" },
        },
      },
    ]);
  });

  it.each([
    ["INR", "USD", { line: 2, number: "#1001", problem: "currency", cell: "USD" }],
    [
      "2024-03-01 17:05:09 +0530",
      "01/03/2024",
      { line: 2, number: "#1001", problem: "date", cell: "01/03/2024" },
    ],
    [
      "2024-03-01 17:05:09 +0530",
      "2027-01-01",
      { line: 2, number: "#1001", problem: "date", cell: "2027-01-01" },
    ],
    ["|paid|", "|lost|", { line: 2, number: "#1001", problem: "status", cell: "lost" }],
    ["|1249.00|", "||", { line: 2, number: "#1001", problem: "sum", cell: "" }],
    ["|1249.00|", "|much|", { line: 2, number: "#1001", problem: "sum", cell: "much" }],
    ["|300.00|", "|cheap|", { line: 3, number: "#1001", problem: "sum", cell: "cheap" }],
    ["| 1|Lamp oil", "|some|Lamp oil", { line: 3, number: "#1001", problem: "pieces", cell: "some" }],
    ["Call first", "x".repeat(5_001), { line: 2, number: "#1001", problem: "long", cell: "" }],
  ])("leaves an order out, and says why: %s as %s", (said, put, fault) => {
    expect(read([shopify, first, second].join("\n").replaceAll(said, put))).toEqual([fault]);
  });

  it("leaves out two orders of one number, one without any, and one without goods", () => {
    expect(read([shopify, first.replace("#1001", "")].join("\n"))).toEqual([
      { line: 2, number: "", problem: "number", cell: "" },
    ]);
    const again = first.replace("2024-03-01", "2024-03-09");
    expect(read([shopify, first, again].join("\n"))).toEqual([
      { line: 3, number: "#1001", problem: "twice", cell: "" },
    ]);
    expect(read([shopify, first.replace("Brass diya", "")].join("\n"))).toEqual([
      { line: 2, number: "#1001", problem: "goods", cell: "" },
    ]);
  });
});

describe("a file of Shopify's orders with phones of who got it", () => {
  const header = `${shopify}|Shipping Phone`;
  const phoneOf = (line: string) => {
    const [order] = read([header, `${line.replace("'+919800000001", "")}|98000 00009`].join("\n")) ?? [];
    return order && "phone" in order && order.phone;
  };

  it("is of who paid, unless both have one name", () => {
    expect(phoneOf(first)).toBe("98000 00009");
    expect(phoneOf(first.replace("Meera Das|", "|"))).toBe("98000 00009");
    expect(phoneOf(first.replace("|Meera Das|12", "|Asha Rao|12"))).toBe("");
  });
});

describe("a file that was sorted by something else", () => {
  const ravi = first.replace("#1001", "#1002");

  it("leaves out an order whose lines stand apart, rather than take in a part of it", () => {
    expect(read([shopify, first, ravi, second].join("\n"))).toMatchObject([
      { line: 2, number: "#1001", problem: "twice", cell: "" },
      { number: "#1002" },
      { line: 4, number: "#1001", problem: "twice", cell: "" },
    ]);
  });

  it("has an order that stands in it twice to the letter", () => {
    const orders = read([shopify, first, second, ravi, first, second].join("\n"));
    expect(orders?.map((one) => "sale" in one && [one.number, one.sale.lines.length])).toEqual([
      ["#1001", 2],
      ["#1002", 1],
      ["#1001", 2],
    ]);
  });
});

describe("a file of WooCommerce's orders", () => {
  const header =
    "Order Number|Order Status|Order Date|Customer Note|First Name (Billing)|Last Name (Billing)|Address 1&2 (Billing)|City (Billing)|State Code (Billing)|Postcode (Billing)|Country Code (Billing)|Email (Billing)|Phone (Billing)|First Name (Shipping)|Payment Method Title|Cart Discount Amount|Order Subtotal Amount|Order Shipping Amount|Order Refund Amount|Order Total Amount|Order Total Tax Amount|SKU|Item #|Item Name|Quantity (- Refund)|Item Cost|Coupon Code";
  const line =
    "77|Completed|2023-11-05 09:30||Ravi|Iyer|3 Beach Road|Chennai|TN|600001|IN|ravi@example.com|98000 00002||Cash on delivery||500|40|-100.00|540||KURTA|1|Kurta|1|423.728814|";

  it("is read with its lines of goods, whether they repeat the order or leave it out", () => {
    const repeated = line.replace("KURTA|1|Kurta", "CAP|2|Cap");
    const bare = `${"|".repeat(21)}CAP|2|Cap|1|423.728814|`;
    for (const more of [repeated, bare]) {
      const orders = read([header, line, more].join("\n"));
      expect(orders).toHaveLength(1);
      expect(orders?.[0]).toMatchObject({
        ...{ number: "77", status: "sent", name: "Ravi Iyer", phone: "98000 00002", refundedPaise: 10_000 },
        address: { street: "3 Beach Road", state: "Tamil Nadu", country: "India" },
        sale: {
          lines: [
            { title: "Kurta", quantity: 1, unitPaise: 42_373 },
            { title: "Cap", unitPaise: 42_373 },
          ],
        },
      });
    }
  });

  it("is refused as anybody else's", () => {
    expect(read("Date|Order #|Status\n2024-01-01|1|completed")).toBeUndefined();
  });
});

it("says the sums that are something, and the total whatever it is", () => {
  const sale = {
    ...{ lines: [], subtotalPaise: 500, discountPaise: 500, discountCode: "" },
    ...{ shippingPaise: 0, shippingMethod: "", taxPaise: 0, paidBy: "" },
  };
  expect(pastSums({ totalPaise: 0, refundedPaise: 0, sale })).toEqual([
    { name: "subtotal", paise: 500 },
    { name: "discount", paise: -500 },
    { name: "total", paise: 0 },
  ]);
});
