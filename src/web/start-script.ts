import type { ContextType } from "react";
import type {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

type Framework = ContextType<typeof FrameworkContext>;
type RouterState = ContextType<typeof DataRouterStateContext>;

/**
 * What the router's own `Scripts` writes, but for when the files are asked for: named in the head they come before
 * the style and the picture that a page is waited for. Once something shows they are asked for, all together.
 */
export function startScript(framework: Framework, state: RouterState): string {
  if (!framework) return "";
  const { manifest, serverHandoffString } = framework;
  const { entry, url, hmr } = manifest;
  const routes = (state?.matches ?? []).flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map(({ module }) => module);
  const imports = [...entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const files = {
    all: [...new Set([url, entry.module, ...imports, ...modules])],
    first: hmr ? [hmr.runtime, url] : [url],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: entry.module,
  };
  return `__reactRouterContext=${serverHandoffString};${openStream};(${start})(${JSON.stringify(files)})`;
}

/** Data follow the page as one text, which `withData` writes. */
const openStream =
  "__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

/**
 * A while after the page's load they are asked for anyway: where nobody looks, or the browser tells of no paint. What
 * did not come is asked for once more, a while later.
 */
const start = `files=>{let begun,d=document,run=async()=>{for(const f of files.first)await import(f);__reactRouterRouteModules=Object.fromEntries(await Promise.all(Object.entries(files.routes).map(async([id,f])=>[id,await import(f)])));await import(files.entry)},go=()=>{if(begun)return;begun=1;for(const f of files.all){const l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)}run().catch(()=>setTimeout(run,3e3))};addEventListener("load",()=>setTimeout(go,1e3));new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})}`;
