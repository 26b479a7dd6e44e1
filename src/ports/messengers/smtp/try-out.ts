/** What stands between the shop and its mail server, in words; nothing when it would take a mail now. */
export async function trySmtp(url: string): Promise<string | undefined> {
  const { createTransport } = await import("nodemailer");
  const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...times } as never);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const words = message.split("\n")[0];
    return code === "EAUTH" ? `refuses the login (${words})` : `cannot be reached (${words})`;
  } finally {
    transport.close();
  }
}
