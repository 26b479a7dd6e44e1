import { anarkali } from "./anarkali.ts";
import type { Garment } from "./look.ts";
import { tieredDress } from "./tiered-dress.ts";

export const dress: Garment = (look) => (look.has("tiered") ? tieredDress(look) : anarkali(look));
