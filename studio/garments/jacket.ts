import { denimJacket } from "./denim-jacket.ts";
import type { Garment } from "./look.ts";
import { quiltedJacket } from "./quilted-jacket.ts";

export const jacket: Garment = (look) => (look.has("quilted") ? quiltedJacket(look) : denimJacket(look));
