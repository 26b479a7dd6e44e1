/** A shop's goods as Shopify writes them: all the columns of its file of products, and what goes wrong in such files. */
const shopifyColumns = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published"],
  ...[
    "Option1 Name",
    "Option1 Value",
    "Option1 Linked To",
    "Option2 Name",
    "Option2 Value",
    "Option2 Linked To",
  ],
  ...["Option3 Name", "Option3 Value", "Option3 Linked To", "Variant SKU", "Variant Grams"],
  ...["Variant Inventory Tracker", "Variant Inventory Qty", "Variant Inventory Policy"],
  ...[
    "Variant Fulfillment Service",
    "Variant Price",
    "Variant Compare At Price",
    "Variant Requires Shipping",
  ],
  ...[
    "Variant Taxable",
    "Unit Price Total Measure",
    "Unit Price Total Measure Unit",
    "Unit Price Base Measure",
  ],
  ...["Unit Price Base Measure Unit", "Variant Barcode", "Image Src", "Image Position", "Image Alt Text"],
  ...["Gift Card", "SEO Title", "SEO Description", "Google Shopping / Google Product Category"],
  ...["Variant Image", "Variant Weight Unit", "Variant Tax Code", "Cost per item", "Included / India"],
  ...["Price / International", "Compare At Price / International", "Status"],
] as const;

const kurta = {
  Handle: "jaipur-kurta",
  Title: "Jaipur Kurta",
  "Body (HTML)":
    "<p>Hand-printed &amp; soft.</p><ul><li>Cotton</li><li>Washes well</li></ul><script>x()</script>",
  Vendor: "Bagru Works",
  "Product Category": "Apparel & Accessories > Clothing",
  Type: "mens-clothing",
  Tags: "summer, block print",
  Published: "true",
  "Option1 Name": "Size",
  "Option2 Name": "Color",
  "Image Src": "https://cdn.example.com/kurta.jpg",
  "Gift Card": "false",
  Status: "active",
};
const choice = (size: string, colour: string, more: object) => ({
  Handle: "jaipur-kurta",
  "Option1 Value": size,
  "Option2 Value": colour,
  "Variant Price": "1299.00",
  "Variant Compare At Price": "1599.00",
  "Variant Inventory Tracker": "shopify",
  ...more,
});
const plain = {
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  Status: "active",
  Published: "true",
};

export const shopifyFile = written(shopifyColumns, [
  {
    ...kurta,
    ...choice("M", "Indigo", {
      "Variant SKU": "JK-I-M",
      "Variant Grams": "320",
      "Variant Inventory Qty": "4",
    }),
  },
  choice("L", "Indigo", {
    ...{
      "Variant SKU": "JK-I-L",
      "Variant Grams": "340",
      "Variant Inventory Qty": "-2",
      "Variant Price": "1399.00",
    },
  }),
  choice("M", "Rust", { "Variant SKU": "JK-R-M", "Variant Grams": "320", "Variant Inventory Qty": "7" }),
  { Handle: "jaipur-kurta", "Image Src": "https://cdn.example.com/kurta-2.jpg", "Image Position": "2" },
  { ...plain, Handle: "odd-price", Title: "Odd Price", Type: "sports", "Variant Price": "much" },
  {
    ...plain,
    Handle: "tent",
    Title: "Tent",
    Type: "Camping",
    "Variant Price": "4999",
    "Variant Inventory Qty": "1",
  },
  { ...plain, Handle: "no-title", Type: "sports", "Variant Price": "10" },
  {
    ...plain,
    Handle: "card",
    Title: "Gift card",
    Type: "sports",
    "Variant Price": "500",
    "Gift Card": "true",
  },
]);

/** The same as WooCommerce writes it. */
const wooColumns = [
  ...[
    "ID",
    "Type",
    "SKU",
    "GTIN, UPC, EAN, or ISBN",
    "Name",
    "Published",
    "Is featured?",
    "Visibility in catalog",
  ],
  ...["Short description", "Description", "Date sale price starts", "Date sale price ends", "Tax status"],
  ...["Tax class", "In stock?", "Stock", "Low stock amount", "Backorders allowed?", "Sold individually?"],
  ...["Weight (kg)", "Length (cm)", "Width (cm)", "Height (cm)", "Allow customer reviews?", "Purchase note"],
  ...["Sale price", "Regular price", "Categories", "Tags", "Shipping class", "Images", "Download limit"],
  ...["Download expiry days", "Parent", "Grouped products", "Upsells", "Cross-sells", "External URL"],
  ...["Button text", "Position", "Brands", "Attribute 1 name", "Attribute 1 value(s)", "Attribute 1 visible"],
  ...["Attribute 1 global", "Attribute 2 name", "Attribute 2 value(s)", "Attribute 2 visible"],
  ...["Attribute 2 global"],
] as const;

const part = (size: string, more: object) => ({
  Type: "variation",
  Name: `Ikat Shirt - Red, ${size}`,
  Published: "1",
  Parent: "id:21",
  "Regular price": "899",
  "In stock?": "1",
  "Attribute 1 name": "Colour",
  "Attribute 1 value(s)": "Red",
  "Attribute 2 name": "Size",
  "Attribute 2 value(s)": size,
  ...more,
});

export const wooFile = written(wooColumns, [
  {
    ...{ ID: "20", Type: "simple", SKU: "DIYA-1", Name: "Brass Diya", Published: "1", "Is featured?": "1" },
    ...{ "Visibility in catalog": "visible", Description: "<p>Glows.</p>", "In stock?": "1", Stock: "12" },
    ...{
      "Weight (kg)": "0.25",
      "Sale price": "399.00",
      "Regular price": "450.00",
      Categories: "Home > sports",
    },
    ...{ Images: "https://shop.example.in/diya.jpg, https://shop.example.in/diya-2.jpg", Tags: "brass" },
  },
  {
    ...{ ID: "21", Type: "variable", Name: "Ikat Shirt", Published: "1", Categories: "mens-clothing" },
    ...{ "Attribute 1 name": "Colour", "Attribute 1 value(s)": "Red", "Attribute 2 name": "Size" },
    ...{ "Attribute 2 value(s)": "M, L" },
  },
  part("M", { ID: "22", Stock: "3" }),
  part("L", { ID: "23" }),
  {
    ID: "24",
    Type: "external",
    Name: "Elsewhere",
    Published: "1",
    "Regular price": "10",
    Categories: "sports",
  },
  { ...part("M", { ID: "25" }), Parent: "id:999" },
]);

function written(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))].map(line).join("\r\n");
}
