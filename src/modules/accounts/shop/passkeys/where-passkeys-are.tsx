import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "#web/ui/when-idle.ts";

/** A part for browsers that know passkeys; it comes when the page is in use, and the others never load it. */
export function wherePasskeysAre<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { readonly otherwise?: ReactNode }) => ReactNode {
  return ({ otherwise, ...props }) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>();
    useEffect(() => {
      if (!("PublicKeyCredential" in window)) {
        setPart(null);
        return;
      }
      return whenIdle(() =>
        load().then(
          (loaded) => setPart(() => loaded),
          () => setPart(null),
        ),
      );
    }, []);
    if (Part) return <Part {...(props as unknown as Props)} />;
    return Part === null ? otherwise : <noscript>{otherwise}</noscript>;
  };
}
