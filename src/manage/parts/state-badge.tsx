import { useOffice } from "../frame/office-context.ts";

const looks: Readonly<Record<string, string>> = {
  ordered: "badge-accent",
  packed: "badge-indigo",
  booked: "badge-indigo",
  ready: "badge-indigo",
  processing: "badge-indigo",
  delivered: "badge-leaf",
  collected: "badge-leaf",
  completed: "badge-leaf",
  cancelled: "badge-danger",
  returning: "badge-danger",
  returned: "badge-danger",
};

export function StateBadge({ state }: { readonly state: string }) {
  const words: Readonly<Record<string, string>> = useOffice().words.state;
  return <span className={`badge ${looks[state] ?? ""}`}>{words[state] ?? state}</span>;
}
