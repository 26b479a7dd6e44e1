import { useLocation } from "react-router";
import type { Notice } from "#contract/notice.ts";
import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";

export function NoticePanel({ notice: { kind, text, undo } }: { readonly notice: Notice }) {
  const { pathname, search } = useLocation();
  return (
    <div className="page-width pt-4">
      <AlertPanel kind={kind} live>
        <p>{text}</p>
        {undo && (
          <form method="post" action={paths.cart()} className="mt-2">
            <input type="hidden" name="call" value={undo.call} />
            <input type="hidden" name="next" value={pathname + search} />
            <button type="submit" className="button button-quiet">
              {undo.label}
            </button>
          </form>
        )}
      </AlertPanel>
    </div>
  );
}
