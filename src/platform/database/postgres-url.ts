const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]+)(.*)$/s;

/** One address for each of its hosts, as PostgreSQL's own programs read `host1:5432,host2:5432`. */
export function hostsOf(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = parts.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => before + host + after) : [url];
}

export function isPostgresUrl(url: string): boolean {
  return hostsOf(url).every((one) => URL.canParse(one) && /^postgres(?:ql)?:\/\/[^/]/.test(one));
}
