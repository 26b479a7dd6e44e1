import { useHref, useLocation } from "react-router";
import type { Notice } from "#contract/notice.ts";
import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";

export function NoticePanel({ notice: { kind, text, more, undo } }: { readonly notice: Notice }) {
  const { pathname, search } = useLocation();
  const action = useHref(paths.cart());
  return (
    <div className="page-width notice-panel">
      <AlertPanel kind={kind} live>
        <p className={more && "strong"}>{text}</p>
        {more && <p>{more}</p>}
        {undo && (
          <form method="post" action={action} className="above-s">
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
