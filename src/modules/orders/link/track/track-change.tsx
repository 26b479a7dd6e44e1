import type { FormProblem } from "#contract/form-problem.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { changeWishEndpoints } from "#modules/orders/changes/ask-endpoints.ts";
import { WishFields } from "#modules/orders/shop/public/wish-fields.tsx";
import type { TrackPageView } from "#modules/orders/track-page-view.ts";
import { Icon } from "#web/ui/icon.tsx";

type TrackChangeProps = {
  readonly view: TrackPageView;
  readonly lang: Lang;
  readonly problem: FormProblem | undefined;
  readonly path: string;
};

/** Whoever holds the link asks for another address or size until it is packed. */
export function TrackChange({ view, lang, problem, path }: TrackChangeProps) {
  const { change: words } = textsOf(lang).orders;
  if (!view.canAskChange) return null;
  const refused = problem?.call === changeWishEndpoints.askByLink.name ? problem : undefined;
  return (
    <details className="fold" open={refused !== undefined} id="change">
      <summary>
        {words.title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <p className="muted">{words.lead}</p>
      <form method="post" action={path} className="track-form" noValidate>
        <input type="hidden" name="call" value={changeWishEndpoints.askByLink.name} />
        <WishFields
          words={words}
          typed={(name) => refused?.values?.[name]}
          errorOf={(name) => (refused && (refused.field ?? "words") === name ? refused.message : undefined)}
        />
        <button type="submit" className="button button-quiet">
          {words.send}
        </button>
      </form>
    </details>
  );
}
