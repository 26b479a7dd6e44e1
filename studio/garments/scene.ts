import type { Scene } from "../relief/part.ts";
import { blouse } from "./blouse.ts";
import { dress } from "./dress.ts";
import { dupatta } from "./dupatta.ts";
import { hoodie } from "./hoodie.ts";
import { jacket } from "./jacket.ts";
import { jeans } from "./jeans.ts";
import { kurta } from "./kurta.ts";
import { leggings } from "./leggings.ts";
import type { Garment, Look } from "./look.ts";
import { nehruJacket } from "./nehru-jacket.ts";
import { saree } from "./saree.ts";
import { shirt } from "./shirt.ts";
import { skirt } from "./skirt.ts";
import { trousers } from "./trousers.ts";
import { tshirt } from "./tshirt.ts";

export interface SeedPicture {
  model: string;
  params: Record<string, unknown>;
}

const garments: Record<string, Garment> = {
  tshirt,
  shirt,
  kurta,
  jeans,
  trousers,
  leggings,
  "nehru-jacket": nehruJacket,
  jacket,
  hoodie,
  saree,
  dress,
  skirt,
  dupatta,
  blouse,
};

export function isGarment(model: string): boolean {
  return model in garments;
}

export function sceneOf(picture: SeedPicture, colour: string | undefined, second: boolean): Scene {
  const { params } = picture;
  const words = JSON.stringify(params).toLowerCase();
  const look: Look = {
    colour: colour ?? String(params.color ?? "#888888"),
    accent: String(params.accent ?? "#efe8d8"),
    second,
    has: (word) => words.includes(word),
    is: (name, value) => params[name] === value,
  };
  const garment = garments[picture.model];
  if (!garment) throw new Error(`No garment is drawn for the model "${picture.model}".`);
  return garment(look);
}
