import { addressesCalls as calls } from "#contract/calls/addresses.ts";
import type { Edge } from "../edge.ts";
import type { Shop } from "../shop.ts";
import { reply, replyFields, replyWith } from "./account-replies.ts";
import { serve } from "./serve.ts";

export function serveAddresses(app: Edge, { accounts }: Shop): void {
  serve(app, calls.list, async ({ caller }) =>
    replyFields({ addresses: await accounts.addresses(caller.userId) }),
  );

  serve(app, calls.add, async ({ body, caller, facts }) => {
    const added = await accounts.addAddress(caller.userId, body);
    return added.ok ? replyWith(facts, "addressKept", { address: added.value }) : added;
  });

  serve(app, calls.change, async ({ params, body, caller, facts }) => {
    const changed = await accounts.changeAddress(caller.userId, params.id ?? "", body);
    return changed.ok ? replyWith(facts, "addressKept", { address: changed.value }) : changed;
  });

  serve(app, calls.remove, async ({ params, caller, facts }) => {
    const removed = await accounts.removeAddress(caller.userId, params.id ?? "");
    return removed.ok ? reply(facts, "addressRemoved") : removed;
  });
}
