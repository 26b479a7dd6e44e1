import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";

export function Brand({ shopName }: { readonly shopName: string }) {
  return (
    <Link to={paths.home()} className="flex min-h-11 items-center gap-2.5 pe-2">
      <Icon name="mark" className="size-9 lg:size-10" />
      <span className="text-2xl font-extrabold tracking-tight">{shopName}</span>
    </Link>
  );
}
