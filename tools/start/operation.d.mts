export const builtShop: string;
export const operationFlags: readonly string[];
export function operationEnv(
  root: string,
  given: { readonly [name: string]: string | undefined },
): { NODE_ENV: string; NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string };
