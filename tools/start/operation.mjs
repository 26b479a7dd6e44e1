import { join } from "node:path";

/** The shop with its pages, as `npm run build` makes it: reading a hundred files takes less than finding sixteen hundred. */
export const builtShop = "build/server/index.js";

/** How a shop in operation is started, by its owner and by whoever measures or tries it. */
export const operationFlags = [
  // A smaller nursery for young objects: 20 MB less at rest on the small machine a shop may run on.
  "--max-semi-space-size=4",
  // Else what is over may take up to three times the room of what is in use before it is looked for: with 32
  // connections the shop held 470 MB, of which a sixth was in use.
  "--heap-growing-percent=100",
];

/** What its process finds in its environment; whoever sets one of these knows better. */
export function operationEnv(root, given) {
  return {
    NODE_ENV: "production",
    // What was compiled once is read at the next start. A folder that cannot be written is no trouble.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE ?? join(root, "build/compiled"),
    // Else each thread of the pool takes memory from a heap of its own, which is hardly ever given back.
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? "1",
  };
}
