import { type ComponentType, lazy, memo, Suspense, use } from "react";
import { DrawPartContext } from "./draw-part.ts";
import { fetchedAtRest, pageAtRest } from "./when-idle.ts";

/**
 * A part that the server has written into the page and that works by itself, as links and plain forms do:
 * its script comes when the page is already in use. It is one element of the named tag.
 */
export function hydratedLater<Props extends object>(
  tag: keyof HTMLElementTagNameMap,
  load: () => Promise<ComponentType<Props>>,
) {
  fetchedAtRest(load);
  const Part = lazy(async () => ({
    default: await (import.meta.env.SSR
      ? load().then(drawnIn(tag))
      : pageAtRest().then(load).catch(asWritten(tag))),
  }));
  // Drawn anew before its script is there, it would have to go: only other facts are a reason for it.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

/** Offline, or a new release: what the server wrote stands as it is, for nothing is said of its content. */
function asWritten(Tag: keyof HTMLElementTagNameMap) {
  const content = { dangerouslySetInnerHTML: { __html: "" } };
  return () => () => <Tag {...content} suppressHydrationWarning />;
}

function drawnIn(tag: string) {
  return <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    (props) => {
      const draw = use(DrawPartContext);
      return draw ? draw(tag, Part, props) : <Part {...props} />;
    };
}
