import type { Outcome } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { formProblem, goOn } from "./form-answer.ts";
import type { Shop } from "./shop.ts";

interface Sent {
  readonly shop: Shop;
  readonly facts: RequestFacts;
  readonly caller: Caller;
  readonly request: Request;
  readonly form: URLSearchParams;
}

type Said = ReturnType<typeof textsOf>["accounts"]["said"];

/** What each form of the profile asks for. */
const verbs: Record<string, (sent: Sent) => Promise<[Outcome<unknown>, keyof Said]>> = {
  async details({ shop, caller, form, request, facts }) {
    const change = { name: of(form, "name"), email: of(form, "email"), password: of(form, "password") };
    const visit = shop.session.visitOf(request, facts);
    const changed = await shop.accounts.changeProfile(caller, change, visit);
    return [changed, changed.ok && changed.value.pendingEmail ? "emailToConfirm" : "profileUpdated"];
  },
  async "confirm-again"({ shop, caller, request, facts }) {
    const visit = shop.session.visitOf(request, facts);
    return [await shop.accounts.askToConfirmOwn(caller.userId, visit), "confirmSent"];
  },
  async password({ shop, caller, form, request, facts }) {
    const change = { currentPassword: of(form, "currentPassword"), password: of(form, "password") };
    const visit = shop.session.visitOf(request, facts);
    return [await shop.accounts.changePassword(caller, change, visit), "passwordChanged"];
  },
  async address({ shop: { accounts }, caller: { userId }, form }) {
    const wish = {
      name: of(form, "name"),
      phone: of(form, "phone"),
      street: of(form, "street"),
      city: of(form, "city"),
      state: of(form, "state"),
      pinCode: of(form, "pinCode"),
      country: of(form, "country"),
      isDefault: form.has("isDefault"),
    };
    const id = of(form, "id");
    const kept = id ? accounts.changeAddress(userId, id, wish) : accounts.addAddress(userId, wish);
    return [await kept, "addressKept"];
  },
  async "remove-address"({ shop, caller, form }) {
    return [await shop.accounts.removeAddress(caller.userId, of(form, "id")), "addressRemoved"];
  },
  async "end-session"({ shop, caller, form }) {
    return [await shop.accounts.end(caller.userId, of(form, "id")), "sessionEnded"];
  },
  async "end-others"({ shop, caller }) {
    return [await shop.accounts.endOthers(caller.userId, caller.sessionId), "sessionsEnded"];
  },
  async delete({ shop, caller, form, request, facts }) {
    const visit = shop.session.visitOf(request, facts);
    return [await shop.accounts.deleteAccount(caller, of(form, "password"), visit), "accountDeleted"];
  },
};

export async function actOnProfile(sent: Sent) {
  const { form, facts, shop } = sent;
  const intent = of(form, "intent");
  const verb = Object.hasOwn(verbs, intent) ? verbs[intent] : undefined;
  if (!verb) return goOn(paths.profile());
  const [outcome, word] = await verb(sent);
  if (!outcome.ok) return formProblem(outcome, form, facts);
  const text = textsOf(facts.lang).accounts.said[word];
  const isGone = intent === "delete";
  const headers = isGone ? shop.session.leave() : new Headers();
  const saved = word === "emailToConfirm" ? "email" : intent;
  const to = isGone ? paths.home() : `${paths.profile()}?saved=${saved}`;
  return goOn(to, { kind: "success", text }, headers);
}

function of(form: URLSearchParams, name: string): string {
  return form.get(name) ?? "";
}
