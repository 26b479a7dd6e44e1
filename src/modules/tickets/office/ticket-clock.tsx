import { useOffice } from "#manage/frame/office-context.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { TicketCard } from "../office-views.ts";

type TicketClockProps = Pick<TicketCard, "clock"> & { readonly now: number };

/** Until when what is due; red when it is near, and in words when it is past. */
export function TicketClock({ clock, now }: TicketClockProps) {
  const { shell, words } = useOffice();
  if (!clock) return null;
  const { what, dueAt, nearAt } = clock;
  const isLate = dueAt <= now;
  return (
    <span className={nearAt <= now ? "clock clock-near" : "clock"}>
      {nearAt <= now && <Icon name="clock" />} {isLate && `${words.messages.late}: `}
      {words.messages.clock[what](minute(dueAt, shell.lang))}
    </span>
  );
}
