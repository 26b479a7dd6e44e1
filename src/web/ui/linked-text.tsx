import type { ReactElement, ReactNode } from "react";
import type { Lang } from "#contract/texts/lang.ts";

/**
 * E-mail addresses and numbers that begin with +, the Indian with ten digits; what else stands in Latin letters, three
 * words or more. Whatever repeats has an end, so that a long line is read as fast as it is long.
 */
const found =
  /(?<![\w.+-])(?:([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)|(\+91(?:[ -]?\d){10}(?!\d)|\+\d(?:[ -]?\d){8,14})|((?:(?!\S{0,64}@)[A-Za-z0-9][\w'’&/.-]{0,63},? ){2,}(?!\S{0,64}@)[A-Za-z0-9][\w'’&/-]{0,63}))/g;

/** A line in which one can write and call; in Hindi what is English is marked as such. */
export function LinkedText({ text, lang }: { readonly text: string; readonly lang: Lang }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(found)) {
    const [whole, email, phone] = match;
    if (email === undefined && phone === undefined && lang === "en") continue;
    const start = end;
    end = match.index + whole.length;
    const link = partOf(whole, email, phone, match.index);
    parts.push(
      text.slice(start, match.index),
      phone && isStop(text[end]) ? stopped(link, text[end++]) : link,
    );
  }
  return <>{[...parts, text.slice(end)]}</>;
}

const isStop = (sign = "") => /[.,;:!?)।]/.test(sign);

/** No line begins with a stop. */
function stopped(link: ReactElement, sign: string | undefined) {
  return (
    <span key={link.key} className="nowrap">
      {link}
      {sign}
    </span>
  );
}

function partOf(text: string, email: string | undefined, phone: string | undefined, key: number) {
  if (email === undefined && phone === undefined)
    return (
      <span key={key} lang="en">
        {text}
      </span>
    );
  const href = email === undefined ? `tel:${text.replace(/[ -]/g, "")}` : `mailto:${text}`;
  return (
    <a key={key} href={href} className="link">
      {text}
    </a>
  );
}
