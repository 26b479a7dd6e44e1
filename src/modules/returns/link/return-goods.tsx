import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import { GoodsName } from "#modules/catalogue/shop/public/goods-name.tsx";
import { lineFacts } from "#modules/orders/rules/line-facts.ts";
import { SelectField } from "#web/ui/field.tsx";
import { day } from "#web/ui/format-dates.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import type { ReturnLineView, ReturnPageView } from "../views.ts";

type ReturnGoodsProps = {
  readonly lines: ReturnPageView["lines"];
  readonly lang: Lang;
  readonly typed: (name: string) => string | undefined;
};

/** Of each line how many pieces, and for what where it is an exchange. */
export function ReturnGoods({ lines, lang, typed }: ReturnGoodsProps) {
  const { returns: words } = textsOf(lang);
  const named = ({ title, titleHi }: Pick<ReturnLineView, "title" | "titleHi">) =>
    (lang === "hi" && titleHi) || title;
  const isOne = lines.filter(({ most }) => most > 0).length === 1;
  return (
    <fieldset>
      <legend>{words.goods}</legend>
      <ul className="return-goods">
        {lines.map(({ line, picture, most, until, choices, ...of }) => (
          <li key={line}>
            <p className="return-line">
              <Thumb picture={picture} />
              <span className="shrinks">
                <b>
                  <GoodsName of={of} lang={lang} />
                </b>
                <span className="row-facts">
                  {lineFacts(
                    lang,
                    of,
                    until === null || most === 0 ? words.notTaken : words.untilDay(day(until, lang)),
                  )}
                </span>
              </span>
            </p>
            {most > 0 && (
              <SelectField
                label={words.how(named(of))}
                name={`take.${line}`}
                required
                defaultValue={typed(`take.${line}`) ?? (isOne ? "1" : "0")}
              >
                <option value="0">{words.none}</option>
                {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
                  <option key={count} value={count}>
                    {words.pieces(count)}
                  </option>
                ))}
              </SelectField>
            )}
            {choices.length > 0 && (
              <div className="of-exchange">
                <SelectField
                  label={words.to(named(of))}
                  name={`to.${line}`}
                  required
                  defaultValue={typed(`to.${line}`)}
                >
                  {choices.map((choice) => (
                    <option key={JSON.stringify(choice)} value={JSON.stringify([choice.colour, choice.size])}>
                      {choiceIn(lang, choice) || words.plain}
                    </option>
                  ))}
                </SelectField>
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
