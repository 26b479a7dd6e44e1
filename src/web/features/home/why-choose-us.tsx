import { home as homeEnglish } from "#contract/texts/en/home.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useWords } from "#web/ui/words.ts";

const reasons = [
  ["truck", "delivery"],
  ["shield", "payment"],
  ["headset", "support"],
] as const;

export function WhyChooseUs() {
  const home = useWords("home", homeEnglish);
  return (
    <section aria-labelledby="why" className="page-width">
      <SectionHeading id="why" title={home.why.title} />
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {reasons.map(([icon, reason]) => (
          <li key={reason} className="card flex gap-4 p-5">
            <Icon name={icon} className="size-8 shrink-0 text-accent" />
            <span>
              <strong className="text-lg">{home.why[reason].title}</strong>
              <span className="mt-1 block text-muted">{home.why[reason].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
