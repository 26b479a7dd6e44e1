import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { Icon } from "#web/ui/icon.tsx";

type DocumentLinkProps = {
  readonly endpoint: Endpoint;
  /** What is told to the call, the names of its path included. */
  readonly filter: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** A file to print, in a window of its own: whoever prints comes back to where she was. */
export function DocumentLink({ endpoint, filter: given, children }: DocumentLinkProps) {
  const rest = { ...given };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? "";
    delete rest[name];
    return encodeURIComponent(value);
  });
  return (
    <a
      href={`/api${path}?${new URLSearchParams(rest)}`}
      target="_blank"
      rel="noreferrer"
      className="button button-quiet button-small"
    >
      <Icon name="print" /> {children}
    </a>
  );
}
