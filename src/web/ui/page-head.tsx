import { useCoreTexts } from "./core-texts.ts";
import { useShop } from "./shell-context.ts";

type PageHeadProps = { readonly title: string; readonly description?: string };

/** The page's own title and description; React lifts both into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { shell } = useCoreTexts();
  return (
    <>
      <title>{shell.pageTitle(title, useShop().name)}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
