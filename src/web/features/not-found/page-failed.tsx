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
    <div className="page-width grid justify-items-center py-16 text-center lg:py-24">
      <PageHead title={title} />
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="warning" className="size-10" />
      </span>
      <h1 className="mt-6 text-3xl">{title}</h1>
      {own ? (
        <AlertPanel kind="error" title={own.text} className="mt-6 text-start">
          {own.hint !== undefined && <p>{own.hint}</p>}
        </AlertPanel>
      ) : (
        <p className="mt-3 max-w-xl text-lg text-muted">
          {isUnavailable ? words.unavailableText : words.text}
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
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
