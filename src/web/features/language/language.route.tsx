import { type ActionFunctionArgs, redirect } from "react-router";
import { pathIn } from "#contract/lang-address.ts";
import { paths, sameSitePath } from "#contract/paths.ts";
import { langCookie, langOf } from "#contract/texts/lang.ts";
import { readForm } from "#server/forms/read-form.ts";

const year = 365 * 24 * 60 * 60;

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const lang = langOf(form.get("lang"));
  const cookie = `${langCookie}=${lang}; Path=/; Max-Age=${year}; SameSite=Lax`;
  return redirect(pathIn(lang, sameSitePath(form.get("next"))), {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export function loader() {
  return redirect(paths.home());
}
