import { langBase } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { toast } from "#web/ui/toast-store.ts";
import { quietly } from "./quietly.ts";
import { forgetToken, leavingKey } from "./stored-session.ts";

export function leaveEndedSession(message: string): void {
  forgetToken();
  if (quietly(() => sessionStorage.getItem(leavingKey)) === "1") return;
  quietly(() => sessionStorage.setItem(leavingKey, "1"));
  toast.error(message);
  const { pathname, search } = location;
  const [base = ""] = langBase.exec(pathname) ?? [];
  const login = base + paths.login({ next: pathname.slice(base.length) + search });
  setTimeout(() => location.assign(login), 1500);
}
