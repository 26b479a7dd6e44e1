import type { PictureView } from "#contract/picture-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import type { ReturnPart } from "./return-parts.ts";

export function ReturnLines({ one }: ReturnPart) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  return (
    <Section title={office.goods}>
      <ul className="rows">
        {one.lines.map(
          ({ line, title, colour, size, picture, quantity, accepted, shelved, writtenOff, to }) => (
            <li key={line} className="row goods">
              <Thumb picture={picture as PictureView | null} />
              <span className="grow">
                <b>
                  {quantity} × <AsWritten text={title} />
                </b>
                <span className="row-facts">
                  {[
                    choiceIn("en", { colour, size }),
                    to && office.to(choiceIn("en", to) || office.sameChoice),
                    one.state !== "asked" && office.counted(accepted, shelved, writtenOff),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
