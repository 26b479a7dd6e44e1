/** What is said of goods that are brought, and of those that are collected: the choice shows one, without script too. */
export function ByWay({ brought, collected }: { readonly brought: string; readonly collected: string }) {
  return (
    <>
      <span className="when-brought">{brought}</span>
      <span className="when-collected">{collected}</span>
    </>
  );
}
