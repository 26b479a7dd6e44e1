import type { SectionSays } from "#contract/home-says.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { Stars } from "#web/ui/stars.tsx";

export type Testimonial = {
  readonly name: string;
  readonly city: string;
  readonly text: string;
  readonly stars: number;
};

type TestimonialsProps = { readonly testimonials: readonly Testimonial[]; readonly says: SectionSays };

export function Testimonials({ testimonials, says }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="page-width">
      <SectionHeading id="testimonials" title={says.title} lead={says.lead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} aria-labelledby="testimonials" className="rail mt-6 grid gap-5 md:grid-cols-3">
        {testimonials.map(({ name, city, text, stars }) => (
          <li key={name}>
            <figure className="card flex h-full flex-col p-6">
              <Stars rate={stars} />
              <blockquote className="mt-3 text-lg">“{text}”</blockquote>
              <figcaption className="mt-auto pt-4 text-muted">
                {name}, {city}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
