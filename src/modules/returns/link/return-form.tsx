import type { FormProblem } from "#contract/form-problem.ts";
import { formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";
import { dayName } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { returnEndpoints } from "../endpoints.ts";
import { dayParts, type ReturnPageView, returnReasons } from "../views.ts";
import { ReturnGoods } from "./return-goods.tsx";

type ReturnFormProps = {
  readonly view: ReturnPageView;
  readonly lang: Lang;
  readonly problem: FormProblem | undefined;
};

/** What comes back, why and how, in one form that is posted whole. */
export function ReturnForm({ view, lang, problem }: ReturnFormProps) {
  const { returns: words } = textsOf(lang);
  const isRefused = problem?.call === returnEndpoints.ask.name;
  const typed = (name: string) => (isRefused ? problem.values?.[name] : undefined);
  const isNothing =
    isRefused && view.lines.every(({ line }) => (problem.values?.[`take.${line}`] ?? "0") === "0");
  const ways = [
    ...(view.days.length > 0 ? (["pickUp"] as const) : []),
    ...(view.stores.length > 0 ? (["store"] as const) : []),
    "send" as const,
  ];
  const isExchanged = view.lines.some(({ choices }) => choices.length > 0);
  const chosenWay = typed("way") ?? ways[0];
  return (
    <form method="post" className="return-form">
      <input type="hidden" name="call" value={returnEndpoints.ask.name} />
      <input type="hidden" name="key" value={typed("key") ?? crypto.randomUUID()} />
      {isRefused && (
        <p role="alert" tabIndex={-1} className="strip strip-error">
          <Icon name="alert" /> {isNothing ? words.nothingChosen : problem.message}
        </p>
      )}
      {isExchanged && (
        <fieldset>
          <legend>{words.wish}</legend>
          {(["refund", "exchange"] as const).map((wish) => (
            <Checkbox
              key={wish}
              kind="radio"
              name="wish"
              value={wish}
              label={words.wishes[wish]}
              defaultChecked={(typed("wish") ?? "refund") === wish}
            />
          ))}
        </fieldset>
      )}
      {!isExchanged && <input type="hidden" name="wish" value="refund" />}
      <ReturnGoods lines={view.lines} lang={lang} typed={typed} />
      <SelectField label={words.reason} name="reason" required defaultValue={typed("reason")}>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.words}
        name="words"
        rows={3}
        maxLength={1_000}
        defaultValue={typed("words")}
      />
      <fieldset>
        <legend>{words.wayTitle}</legend>
        {ways.map((way) => (
          <Checkbox
            key={way}
            kind="radio"
            name="way"
            value={way}
            label={words.ways[way]}
            defaultChecked={chosenWay === way}
          />
        ))}
        {view.days.length > 0 && (
          <div className="of-pick-up">
            <SelectField label={words.day} name="day" required defaultValue={typed("day")}>
              {view.days.map((day) => (
                <option key={day} value={day}>
                  {dayName(day, lang)}
                </option>
              ))}
            </SelectField>
            <SelectField label={words.part} name="part" required defaultValue={typed("part")}>
              {dayParts.map((part) => (
                <option key={part} value={part}>
                  {words.parts[part]}
                </option>
              ))}
            </SelectField>
            {view.feePaise > 0 && <p className="muted">{words.fee(formatRupees(view.feePaise))}</p>}
          </div>
        )}
        {view.stores.length > 0 && (
          <div className="of-store">
            <SelectField label={words.store} name="storeId" required defaultValue={typed("storeId")}>
              {view.stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </fieldset>
      <button type="submit" className="button button-primary button-large">
        {words.ask}
      </button>
    </form>
  );
}
