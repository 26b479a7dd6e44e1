import { data } from "react-router";
import PageNotFound from "./page-not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <PageNotFound />;
}
