import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { paths } from "#contract/paths.ts";
import { failures } from "#contract/texts/en/failures.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";
import { useFailureWords } from "./failure-words.ts";

type PageFailedProps = {
  readonly isUnavailable: boolean;
  readonly isUnanswered: boolean;
  /** Whether trying again has to be a load of the page. */
  readonly needsDocument: boolean;
};

export function PageFailed({ isUnavailable, isUnanswered, needsDocument }: PageFailedProps) {
  const { shell } = useCoreTexts();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const words = useWords("failures", failures).pageFailed;
  const own = useFailureWords(pathname, isUnanswered);
  const title = own?.title ?? (isUnavailable ? words.unavailableTitle : words.title);
  const text = own?.text;
  useEffect(() => {
    if (text !== undefined) toast.error(text);
  }, [text]);

  return (
    <div className="page-width failed">
      <PageHead title={title} />
      <span className="failed-sign">
        <Icon name="warning" className="failed-icon" />
      </span>
      <h1 className="above-xl title-1">{title}</h1>
      {own ? (
        <AlertPanel kind="error" title={own.text} className="failed-alert above-xl">
          {own.hint !== undefined && <p>{own.hint}</p>}
        </AlertPanel>
      ) : (
        <p className="failed-words above-m large muted">
          {isUnavailable ? words.unavailableText : words.text}
        </p>
      )}
      <div className="failed-ways beside wraps">
        {/* Going there again, not revalidating: the router takes an answer that comes faster than React draws for none. */}
        <LinkButton
          to={pathname + search}
          replace
          reloadDocument={needsDocument}
          preventScrollReset
          aria-busy={state === "loading" || undefined}
        >
          {shell.retry}
        </LinkButton>
        <LinkButton to={paths.home()} look="quiet">
          {shell.goHome}
        </LinkButton>
      </div>
    </div>
  );
}
