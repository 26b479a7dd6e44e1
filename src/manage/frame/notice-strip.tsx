import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "./office-context.ts";

/** What came of the form before. */
export function NoticeStrip() {
  const { notice } = useOffice().shell;
  if (!notice) return null;
  const isError = notice.kind === "error";
  return (
    <p className={`strip strip-${notice.kind}`} role={isError ? "alert" : "status"}>
      <Icon name={isError ? "alert" : "done"} /> {notice.text}
    </p>
  );
}
