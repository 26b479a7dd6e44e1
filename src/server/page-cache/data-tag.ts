import { hash } from "node:crypto";
import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";

const listeners = new WeakMap<object, (route: string, value: unknown) => void>();
const tags = new WeakMap<Response, string>();

/** The same pages, whose loaders let it be heard what they give. */
export function withObservedLoaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as ((args: LoaderFunctionArgs) => unknown) | undefined;
    if (!route || !loader) return [id, route];
    const heardLoader = async (args: LoaderFunctionArgs) => {
      const value = await loader(args);
      listeners.get(args.context)?.(id, value);
      return value;
    };
    return [id, { ...route, module: { ...route.module, loader: heardLoader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** From now on it is heard what is loaded for this answer, which is tagged by it once it is made. */
export function observeLoaders(context: Readonly<RouterContextProvider>) {
  const heard = new Map<string, string>();
  let isTold = true;
  listeners.set(context, (route, value) => {
    try {
      heard.set(route, JSON.stringify(value) ?? "");
    } catch {
      // What cannot be told, such as a circle, is taken for changed.
      isTold = false;
    }
  });
  return {
    tag(made: Response): Response {
      // In which order they come is chance.
      const all = [...heard].sort(([a], [b]) => (a < b ? -1 : 1));
      return isTold ? tagged(made, hash("sha256", JSON.stringify(all), "base64url")) : made;
    },
  };
}

export function tagged(made: Response, dataTag: string): Response {
  tags.set(made, dataTag);
  return made;
}

/** The same for a page and for its data alone, as long as both show the same; none where nobody listened. */
export function dataTagOf(made: Response): string | undefined {
  return tags.get(made);
}
