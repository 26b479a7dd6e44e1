import type { AccountParts } from "./account-parts.ts";
import type { SendSecret } from "./send-secret.ts";
import type { SessionsService } from "./sessions-service.ts";
import type { Tries } from "./tries.ts";

/** What the parts of the accounts share. */
export interface AccountContext {
  readonly parts: AccountParts;
  readonly sessions: SessionsService;
  readonly tries: Tries;
  readonly secrets: SendSecret;
}
