import type { FormProblem } from "#contract/form-problem.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import { GoodsName } from "#modules/catalogue/shop/public/goods-name.tsx";
import { lineFacts } from "#modules/orders/rules/line-facts.ts";
import { TextField } from "#web/ui/field.tsx";
import { dayName, minute } from "#web/ui/format-dates.ts";
import { returnEndpoints } from "../endpoints.ts";
import { mostReturnPictures, type ReturnView } from "../views.ts";

type ReturnStateProps = {
  readonly one: ReturnView;
  readonly lang: Lang;
  /** The shop's address, for what is sent back. */
  readonly sendTo: string;
  readonly problem: FormProblem | undefined;
};

/** Where one return stands, and what its customer can still do. */
export function ReturnState({ one, lang, sendTo, problem }: ReturnStateProps) {
  const { returns: words } = textsOf(lang);
  const { id, state, way, lines, said: text, newNumber, pictures } = one;
  const isOpen = !["refunded", "exchanged", "refused", "withdrawn"].includes(state);
  const wayWords =
    way.kind === "pickUp"
      ? words.wayOf.pickUp(dayName(way.day, lang), words.parts[way.part])
      : way.kind === "store"
        ? words.wayOf.store(way.name)
        : words.wayOf.send(sendTo);
  const stands = one.isSettled ? words.settled : words.state[state];
  const refused = problem?.values?.id === id ? problem : undefined;
  return (
    <article className="pay-state" aria-label={stands}>
      <p>
        <b>{stands}</b> <span className="muted">{minute(one.changedAt, lang)}</span>
      </p>
      <ul>
        {lines.map(({ quantity, accepted, to, ...of }) => (
          <li key={`${of.title}${of.colour}${of.size}${of.partOf?.title}`}>
            {quantity} × <GoodsName of={of} lang={lang} />{" "}
            <span className="muted">
              {lineFacts(
                lang,
                of,
                to && words.to(choiceIn(lang, to) || words.plain),
                accepted !== null && accepted < quantity && words.of(quantity, accepted),
              )}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && <p>{wayWords}</p>}
      {text && <p>{words.said(text)}</p>}
      {newNumber && <p>{words.newOrder(newNumber)}</p>}
      {pictures > 0 && <p className="muted">{words.pictures(pictures)}</p>}
      {isOpen && pictures < mostReturnPictures && (
        <form method="post" encType="multipart/form-data" className="return-picture">
          <input type="hidden" name="call" value={returnEndpoints.addPicture.name} />
          <input type="hidden" name="id" value={id} />
          <TextField
            label={words.picture}
            hint={words.pictureHint}
            error={refused?.call === returnEndpoints.addPicture.name ? refused.message : undefined}
            name="picture"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
          />
          <button type="submit" className="button button-quiet">
            {words.addPicture}
          </button>
        </form>
      )}
      {one.canWithdraw && (
        <form method="post">
          <input type="hidden" name="call" value={returnEndpoints.withdraw.name} />
          <input type="hidden" name="id" value={id} />
          {refused?.call === returnEndpoints.withdraw.name && <p role="alert">{refused.message}</p>}
          <button type="submit" className="button button-danger button-small">
            {words.withdraw}
          </button>
        </form>
      )}
    </article>
  );
}
