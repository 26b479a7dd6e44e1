import type { Texts } from "#contract/texts/en.ts";
import { Badge, type BadgeLook } from "#web/ui/badge.tsx";
import { useOrderTexts } from "./order-texts.ts";

type Status = keyof Texts["orders"]["status"];

const looks: Readonly<Record<Status, BadgeLook>> = {
  pending: "marigold",
  ordered: "indigo",
  processing: "indigo",
  shipped: "indigo",
  delivered: "leaf",
  completed: "leaf",
  cancelled: "danger",
};

/** Known statuses by word and colour; an unknown one keeps its own word and looks neutral. */
export function StatusBadge({ status }: { readonly status: string }) {
  const words = useOrderTexts().status;
  const known = status.trim().toLowerCase();
  const isKnown = Object.hasOwn(words, known);
  return (
    <Badge look={isKnown ? looks[known as Status] : "plain"}>
      {isKnown ? words[known as Status] : status}
    </Badge>
  );
}
