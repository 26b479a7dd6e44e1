import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/**
 * What stands on the way of an address that leaves nothing open is always the same, so it is looked for once. The
 * others are looked for each time: Hono's quicker router refuses `/products/{id}` beside `/products/search`.
 */
export class EndpointRouter<T> implements Router<T> {
  readonly name = "EndpointRouter";
  readonly #all = new TrieRouter<T>();
  readonly #closed = new Set<string>();
  readonly #found = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#all.add(method, path, handler);
    if (!/[:*{]/.test(path)) this.#closed.add(path);
    this.#found.clear();
  }

  match(method: string, path: string): Result<T> {
    if (!this.#closed.has(path)) return this.#all.match(method, path);
    const asked = `${method} ${path}`;
    const found = this.#found.get(asked) ?? this.#all.match(method, path);
    this.#found.set(asked, found);
    return found;
  }
}
