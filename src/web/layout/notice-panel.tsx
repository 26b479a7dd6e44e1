import type { Notice } from "#contract/notice.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";

export function NoticePanel({ notice: { kind, text } }: { readonly notice: Notice }) {
  return (
    <div className="page-width pt-4">
      <AlertPanel kind={kind} live>
        <p>{text}</p>
      </AlertPanel>
    </div>
  );
}
