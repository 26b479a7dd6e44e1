/** What product pages say of goods where their owner has said it. */
export const goods = {
  country: "Country of origin",
  maker: "Made by",
  importer: "Imported by",
  netQuantity: "Net quantity",
  mrp: "MRP (with all taxes)",
  measurePrice: "Unit sale price",
  weight: "Weight",
  units: { g: "g", kg: "kg", ml: "ml", l: "l", cm: "cm", m: "m", piece: "piece" },
  pieces: "pieces",
  leaves: (hour: string) => `Order before ${hour}, sent the same working day.`,
  per: (price: string, unit: string) => `${price} per ${unit}`,
  range: (least: string, most: string) => `${least} to ${most}`,
};
