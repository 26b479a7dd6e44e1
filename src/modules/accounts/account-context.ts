import type { AccountParts } from "./account-parts.ts";
import type { SendSecret } from "./codes/send-secret.ts";
import type { Tries } from "./public/tries.ts";
import type { SessionsService } from "./sessions/sessions-service.ts";

/** What the parts of the accounts share. */
export interface AccountContext {
  readonly parts: AccountParts;
  readonly sessions: SessionsService;
  readonly tries: Tries;
  readonly secrets: SendSecret;
}
