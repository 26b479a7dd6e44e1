import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { CodeForOffice } from "../format-code.ts";

const looks: Readonly<Record<CodeForOffice["state"], string>> = {
  on: "badge-leaf",
  planned: "badge-accent",
  off: "",
  over: "",
};

export function CodeBadge({ state }: Pick<CodeForOffice, "state">) {
  const { promoCodes } = textsOf(useOffice().shell.lang);
  return <span className={`badge ${looks[state]}`}>{promoCodes.state[state]}</span>;
}
