import type { Plugin } from "vite";

/** The schema library is the heaviest thing after React; the rest knows the shop's data or the machine. */
const kept =
  /node_modules[\\/](?:zod|kysely|pg|hono|@hono|pino|nodemailer)[\\/]|[\\/]src[\\/](?:main\.ts|(?:building|manage|platform|server)[\\/]|modules[\\/](?!.*(?:rules|shop|texts)[\\/]|.*(?:endpoints|texts|views?)\.ts)|ports[\\/](?!.*(?:in-browser|about)\.ts))|^node:|^__vite-browser-external/;

/** Of the modules that a browser is to get, those that are the server's own. */
export function serversOwn(modules: readonly string[]): string[] {
  return modules.filter((id) => kept.test(id.replaceAll("\0", "")));
}

interface Chunk {
  readonly type: string;
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** What is left of a module in what browsers load, by whichever way it came in. */
export function modulesSent(bundle: Readonly<Record<string, Chunk>>): string[] {
  return Object.values(bundle).flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}

/** A build that would send the schema library or a module of the server to browsers fails, and names it. */
export function forBrowsersAlone(): Plugin {
  return {
    name: "for-browsers-alone",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const own = serversOwn(modulesSent(bundle as Readonly<Record<string, Chunk>>));
      if (own.length > 0) this.error(`Browsers would get what is the server's own: ${own.join(", ")}`);
    },
  };
}
