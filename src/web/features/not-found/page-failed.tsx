import type { MouseEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";

export default function PageFailed({ unavailable = false }: { readonly unavailable?: boolean }) {
  const { shell, failures } = useCoreTexts();
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const words = failures.pageFailed;
  const title = unavailable ? words.unavailableTitle : words.title;
  // The script keeps scroll and filters; without it the link loads the page anew.
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    revalidate();
  };

  return (
    <div className="page-width grid justify-items-center py-16 text-center lg:py-24">
      <PageHead title={title} />
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="warning" className="size-10" />
      </span>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">{unavailable ? words.unavailableText : words.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a
          href={pathname + search}
          className={buttonClass()}
          aria-busy={state === "loading" || undefined}
          onClick={retry}
        >
          {shell.retry}
        </a>
        <LinkButton to={paths.home()} look="quiet">
          {shell.goHome}
        </LinkButton>
      </div>
    </div>
  );
}
