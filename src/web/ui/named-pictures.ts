/** Pictures that pages name themselves, with the hash of what they show: their addresses never go stale. */
export const namedPictures: Readonly<Record<string, string>> = {
  hero: "e812bc31",
  "category-beauty": "8d47ed63",
  "category-books": "5c12dfa2",
  "category-clothing": "ad97cccf",
  "category-electronics": "b56e15d7",
  "category-grocery": "712221f4",
  "category-home-living": "1514ca00",
  "category-jewelry": "526891b8",
  "category-sports": "0300d3f9",
  "category-stationery": "585eafbb",
};
