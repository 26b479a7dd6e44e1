import type { ServerBuild } from "react-router";

/** For a shop that is only asked by its calls. */
export async function noPages(): Promise<ServerBuild> {
  const module = { pageContext: {}, default: async () => new Response(null, { status: 404 }) };
  return { routes: {}, entry: { module }, assets: { routes: {} }, future: {} } as unknown as ServerBuild;
}
