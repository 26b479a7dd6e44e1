import { paths } from "#contract/paths.ts";
import { toast } from "#web/ui/toast-store.ts";
import { quietly } from "./quietly.ts";
import { forgetToken, leavingKey } from "./stored-session.ts";

export function leaveEndedSession(message: string): void {
  forgetToken();
  if (quietly(() => sessionStorage.getItem(leavingKey)) === "1") return;
  quietly(() => sessionStorage.setItem(leavingKey, "1"));
  toast.error(message);
  setTimeout(() => location.assign(paths.login({ next: location.pathname + location.search })), 1500);
}
