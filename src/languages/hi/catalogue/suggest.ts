import type { suggest as en } from "#modules/catalogue/texts/suggest.ts";

export const suggest: typeof en = {
  label: "सुझाव",
  products: "सामान",
  categories: "श्रेणियाँ",
  all: (text) => `“${text}” के सभी नतीजे`,
  nothing: "इसके लिए कोई सुझाव नहीं",
  around: "या यहाँ देख लें",
  search: (text) => `“${text}” खोजें`,
  count: (count) => `${count} सुझाव`,
};
