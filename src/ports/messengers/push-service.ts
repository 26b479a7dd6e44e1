/** The services of the browsers that there are; an address elsewhere could be any machine that the shop can reach. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/** Whether messages may be sent there; `more` are origins that the owner's machine names. */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (more.includes(origin)) return true;
  return protocol === "https:" && port === "" && known.some((host) => host.test(hostname));
}
