const first = ["Amber", "Blue", "Coral", "Dusty", "Elegant", "Fine", "Gentle", "Heavy", "Ivory", "Jade"];
const second = ["Cotton", "Linen", "Silk", "Teak", "Brass", "Copper", "Clay", "Jute", "Wool", "Marble"];
const third = ["Lamp", "Kurta", "Bowl", "Chair", "Rug", "Shawl", "Vase", "Tray", "Mirror", "Basket"];

export interface Good {
  readonly title: string;
  readonly slug: string;
  readonly sku: string;
  readonly rupees: number;
}

/** What is sold in a peer's shop: as many as in ours, without choices, with words to be found by. */
export const goods: readonly Good[] = Array.from({ length: 200 }, (_, at) => {
  const words = [
    first[at % 10],
    second[Math.floor(at / 10) % 10],
    third[(at * 7 + Math.floor(at / 100)) % 10],
  ];
  const title = [...words, at].join(" ");
  return { title, slug: title.toLowerCase().replaceAll(" ", "-"), sku: `SKU${at}`, rupees: 100 + at };
});

/** Every two words of a title, and each with its number. */
export const searches: readonly string[] = [
  ...new Set(
    goods.flatMap(({ title }) => {
      const [one, two, three, number] = title.split(" ");
      return [`${one} ${two}`, `${one} ${three}`, `${two} ${three}`, `${three} ${number}`];
    }),
  ),
];
