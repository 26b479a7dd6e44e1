import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";

export function BackToGoods() {
  const { shelves } = textsOf(useOffice().shell.lang);
  return (
    <p>
      <a href={officePath("goods")} className="back">
        <Icon name="chevron-left" /> {shelves.title}
      </a>
    </p>
  );
}
