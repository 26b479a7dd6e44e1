import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import { lineFacts } from "#modules/orders/rules/line-facts.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import type { ReturnPart } from "./return-parts.ts";

export function ReturnLines({ one }: ReturnPart) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  return (
    <Section title={office.goods}>
      <ul className="rows">
        {one.lines.map(({ line, title, picture, quantity, accepted, shelved, writtenOff, to, ...of }) => (
          <li key={line} className="row goods">
            <Thumb picture={picture} />
            <span className="grow">
              <b>
                {quantity} × <AsWritten text={title} />
              </b>
              <span className="row-facts">
                {lineFacts(
                  "en",
                  of,
                  to && office.to(choiceIn("en", to) || office.sameChoice),
                  one.state !== "asked" && office.counted(accepted, shelved, writtenOff),
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
