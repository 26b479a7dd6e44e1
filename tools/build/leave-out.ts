import type { Plugin } from "vite";

const nothing = "{}";
/**
 * Functions of the router that the shop never comes to, with what is left of them. The build cannot see
 * that by itself, for the calls stand under conditions that are known only when the page runs.
 */
const leftOut: Record<string, Record<string, string>> = {
  "router/instrumentation.js": {
    getRouteInstrumentationUpdates: nothing,
    instrumentClientSideRouter: nothing,
    consumeInstrumentationClientResultMetaReceiver: nothing,
  },
  // Routes come with the page ("initial" in react-router.config.ts), so none are discovered later.
  "dom/ssr/fog-of-war.js": { getPatchRoutesOnNavigationFunction: nothing, useFogOFWarDiscovery: nothing },
  "dom/ssr/components.js": {
    PrefetchPageLinks: "{ return null; }",
    usePrefetchBehavior: "{ return [false, null, {}]; }",
  },
  "dom/ssr/routes.js": { createClientRoutesWithHMRRevalidationOptOut: nothing },
  // The one style sheet stands in root.tsx; no route brings its own.
  "dom/ssr/links.js": { prefetchRouteCss: nothing, prefetchStyleLinks: nothing },
  "dom/ssr/single-fetch.js": { nonSsrStrategy: nothing },
  "dom/lib.js": { useViewTransitionState: "{ return false; }" },
  "router/router.js": {
    discoverRoutes: nothing,
    patchRoutesImpl: nothing,
    _internalSetRoutes: nothing,
    getBlocker: nothing,
    updateBlocker: nothing,
    shouldBlockNavigation: nothing,
    restoreAppliedTransitions: nothing,
    persistAppliedTransitions: nothing,
  },
  "hooks.js": { RSCErrorHandler: nothing, useNavigateUnstable: nothing },
};
/** They tell developers of a mistake; the development server, which leaves nothing out, still does. */
const warnings = new Set(["warning", "warningOnce", "warnOnce"]);
const assertions = new Set(["invariant", "UNSAFE_invariant"]);
const routerFile = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/;

/** Makes the router in the browser smaller. One that lacks what is named here stops the build. */
export function leaveOut(): Plugin {
  const seen = new Set<string>();
  return {
    name: "leave-out",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = routerFile.exec(id)?.[1]?.replaceAll("\\", "/");
      if (!file) return null;
      seen.add(file);
      const bodies = new Map(Object.entries(leftOut[file] ?? {}));
      const cuts: Cut[] = [];
      walk(this.parse(code), (node) => {
        const name = node.id?.name ?? node.callee?.name ?? "";
        if (node.type === "FunctionDeclaration" && node.body && bodies.has(name)) {
          cuts.push({ ...node.body, text: bodies.get(name) ?? "" });
          bodies.delete(name);
        } else if (node.type === "CallExpression" && warnings.has(name))
          cuts.push({ start: node.start, end: node.end, text: "void 0" });
        else if (node.type === "CallExpression" && assertions.has(name) && node.arguments?.[1])
          cuts.push({ ...node.arguments[1], text: '""' });
      });
      if (bodies.size > 0) this.error(`react-router's ${file} has no function ${[...bodies.keys()]}`);
      return { code: cut(code, cuts), map: null };
    },
    buildEnd(error) {
      const unseen = Object.keys(leftOut).filter((file) => !seen.has(file));
      if (!error && unseen.length > 0) this.error(`react-router has no file ${unseen}`);
    },
  };
}

type Cut = { readonly start: number; readonly end: number; readonly text: string };
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly callee?: { readonly name?: string };
  readonly body?: Node;
  readonly arguments?: readonly Node[];
};

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && "start" in node) visit(node as Node);
  for (const part of Object.values(node)) walk(part, visit);
}

/** From the end, so that places before it stay true; what lies in an outer cut goes with that one. */
function cut(code: string, cuts: readonly Cut[]): string {
  const outer = cuts.filter((one) => !cuts.some((other) => other.start < one.start && one.end < other.end));
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
