import { useLoaderData } from "react-router";
import manifest from "#seed/pictures.json" with { type: "json" };
import { PageHead } from "#web/ui/page-head.tsx";
import { Picture } from "#web/ui/picture.tsx";

/** Served by `npm run dev` alone: every picture of the demo shop as a contact sheet. */
export function loader() {
  return Object.entries(manifest).map(([name, picture]) => ({ name, picture: { ...picture, alt: name } }));
}

export default function PicturesRoute() {
  const pictures = useLoaderData<typeof loader>();
  return (
    <div className="page-width page-room">
      <PageHead title="Pictures" />
      <h1 className="title-1">{pictures.length} pictures</h1>
      <ul className="product-grid above-xl">
        {pictures.map(({ name, picture }) => (
          <li key={name}>
            <figure>
              <Picture picture={picture} sizes="12rem" />
              <figcaption className="muted">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
