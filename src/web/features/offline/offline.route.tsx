import { type LoaderFunctionArgs, redirect } from "react-router";
import { sameSitePath } from "#contract/paths.ts";
import { OfflinePage } from "./offline-page.tsx";

/** Whoever asks the shop itself for the page that was missing has a network again. */
export function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get("from");
  if (from !== null) throw redirect(sameSitePath(from));
  return null;
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
