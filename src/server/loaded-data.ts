import { hash } from "node:crypto";
import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";

/** What the loaders of an answer gave, by the route of each. */
type Loaded = Map<string, unknown>;

const loaded = new WeakMap<object, Loaded>();
const tags = new WeakMap<Response, string>();

/** The same pages, whose loaders let it be heard what they give. */
export function heard(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as ((args: LoaderFunctionArgs) => unknown) | undefined;
    if (!route || !loader) return [id, route];
    const heardLoader = async (args: LoaderFunctionArgs) => {
      const given = await loader(args);
      loaded.get(args.context)?.set(id, given);
      return given;
    };
    return [id, { ...route, module: { ...route.module, loader: heardLoader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** From now on what is loaded for this answer is heard; `tag` marks the answer by it. */
export function hear(context: Readonly<RouterContextProvider>) {
  const heardHere: Loaded = new Map();
  loaded.set(context, heardHere);
  return {
    tag(made: Response): Response {
      // In which order they come is chance.
      const all = [...heardHere].sort(([a], [b]) => (a < b ? -1 : 1));
      return tagged(made, hash("sha256", JSON.stringify(all), "base64url"));
    },
  };
}

export function tagged(made: Response, dataTag: string): Response {
  tags.set(made, dataTag);
  return made;
}

/** The same for a page and for its data alone, as long as both show the same. */
export function dataTagOf(made: Response): string | undefined {
  return tags.get(made);
}
