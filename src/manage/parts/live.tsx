import type { ComponentProps } from "react";

type LiveProps = ComponentProps<"div"> & {
  /** One of its page. */
  readonly name: string;
  /** What is read out when it has changed. */
  readonly said?: string | undefined;
};

/** A part of a page that is shown anew when something has happened, unless somebody is filling it in. */
export function Live({ name, said: text, ...rest }: LiveProps) {
  return <div data-live={name} data-said={text} {...rest} />;
}
