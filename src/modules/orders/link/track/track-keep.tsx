import type { FormProblem } from "#contract/form-problem.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { TrackPageView } from "#modules/orders/track-page-view.ts";
import { trackingEndpoints } from "#modules/orders/tracking/endpoints.ts";
import { TextField } from "#web/ui/field.tsx";

type TrackKeepProps = {
  readonly view: TrackPageView;
  readonly lang: Lang;
  readonly problem: FormProblem | undefined;
  readonly path: string;
};

/** The order came first; who wants to have it in an account proves its phone. */
export function TrackKeep({ view, lang, problem, path }: TrackKeepProps) {
  const { track: words } = textsOf(lang);
  const refused = problem?.call === trackingEndpoints.keep.name ? problem.message : undefined;
  const isOfSending = problem?.call === trackingEndpoints.sendKeepCode.name;
  return (
    <section className="track-keep" aria-labelledby="keep">
      <h2 id="keep">{words.keepTitle}</h2>
      <p>{words.keepLead(view.to.phone)}</p>
      {isOfSending && (
        <p role="alert" className="field-error">
          {problem?.message}
        </p>
      )}
      {view.awaitsCode && (
        <form method="post" action={path} className="track-form" noValidate>
          <input type="hidden" name="call" value={trackingEndpoints.keep.name} />
          <TextField
            label={words.code}
            error={refused}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus={refused !== undefined}
          />
          <button type="submit" className="button button-primary">
            {words.keep}
          </button>
        </form>
      )}
      <form method="post" action={path}>
        <input type="hidden" name="call" value={trackingEndpoints.sendKeepCode.name} />
        <button type="submit" className={`button ${view.awaitsCode ? "button-bare" : "button-quiet"}`}>
          {view.awaitsCode ? words.again : words.keepSend}
        </button>
      </form>
    </section>
  );
}
