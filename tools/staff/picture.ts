import type { Command } from "./command.ts";

export const picture: Command = {
  forms: {
    "picture add FILE PRODUCT": "shows a picture of yours; --alt TEXT, --colour NAME, --number N",
    "picture remove PRODUCT N": "takes the Nth picture away",
  },
  options: { alt: { type: "string" }, colour: { type: "string" }, number: { type: "string" } },
  // What makes pictures smaller is a development dependency: a shop installed without it has all other commands.
  run: async (...given) => (await import("./pictures.ts")).changePictures(...given),
};
