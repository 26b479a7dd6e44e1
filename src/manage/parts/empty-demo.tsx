import { setUpEndpoints } from "#contract/endpoints/set-up.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useOffice } from "../frame/office-context.ts";
import { ActionFold } from "./action-fold.tsx";

/** One press; before it stands what goes and what stays. */
export function EmptyDemo() {
  const { demo: words } = textsOf(useOffice().shell.lang).setUp;
  return (
    <ActionFold
      title={words.title}
      press={words.press}
      endpoint={setUpEndpoints.emptyDemo}
      input={{}}
      look="danger"
    >
      {() => (
        <>
          <p>{words.lead}</p>
          <Checkbox name="sure" label={words.sure} required />
        </>
      )}
    </ActionFold>
  );
}
