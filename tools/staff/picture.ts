import type { Command } from "./command.ts";

export const picture: Command = {
  right: () => "goods.change",
  forms: {
    "picture add FILE PRODUCT": "shows a picture of yours; --alt TEXT, --colour NAME, --number N",
    "picture remove PRODUCT N": "takes the Nth picture away",
    "picture keep FILE NAME": "for settings and categories: makes its sizes and says its name",
    "picture logo FILE": "makes it the shop's logo: square, best 512 px or more, may be see-through",
  },
  options: { alt: { type: "string" }, colour: { type: "string" }, number: { type: "string" } },
  // What makes pictures smaller is a development dependency: a shop installed without it has all other commands.
  run: async (shop, words, options) => {
    const [verb, ...rest] = words;
    if (verb === "keep" || verb === "logo")
      return (await import("./shop-pictures.ts")).keepPicture(shop, verb, rest);
    return (await import("./pictures.ts")).changePictures(shop, words, options);
  },
};
