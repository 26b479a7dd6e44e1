import type { FormProblem } from "#contract/form-problem.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { changeWishEndpoints } from "#modules/orders/changes/ask-endpoints.ts";
import { changeWishes } from "#modules/orders/rules/can-be-changed.ts";
import type { TrackPageView } from "#modules/orders/track-page-view.ts";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";

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
      <summary>{words.title}</summary>
      <p className="muted">{words.lead}</p>
      <form method="post" action={path} className="track-form" noValidate>
        <input type="hidden" name="call" value={changeWishEndpoints.askByLink.name} />
        <SelectField
          label={words.about}
          name="about"
          required
          defaultValue={refused?.values?.about ?? "address"}
        >
          {changeWishes.map((about) => (
            <option key={about} value={about}>
              {words.abouts[about]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={words.words}
          name="words"
          rows={3}
          required
          maxLength={1_000}
          error={refused?.message}
          defaultValue={refused?.values?.words}
        />
        <button type="submit" className="button button-quiet">
          {words.send}
        </button>
      </form>
    </details>
  );
}
