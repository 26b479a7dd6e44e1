import type { HomeSays, SectionSays } from "#contract/home-says.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";

type WhyChooseUsProps = { readonly reasons: HomeSays["reasons"]; readonly says: SectionSays };

export function WhyChooseUs({ reasons, says }: WhyChooseUsProps) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why" className="page-width">
      <SectionHeading id="why" title={says.title} lead={says.lead} />
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="card flex gap-4 p-5">
            <Icon name={icon} className="size-8 shrink-0 text-accent" />
            <span>
              <strong className="text-lg">{title}</strong>
              <span className="mt-1 block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
