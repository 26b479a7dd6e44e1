import { Form } from "react-router";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWords } from "#web/ui/words.ts";
import { type PartProps, ProfilePart } from "./profile-part.tsx";

export function SessionsPart({ view, saved }: PartProps) {
  const { said } = useWords("accounts", accountsWords);
  const profile = useWords("profile", profileWords);
  const done = {
    [accountsEndpoints.endSession.name]: said.sessionEnded,
    [accountsEndpoints.endOtherSessions.name]: said.sessionsEnded,
  }[saved ?? ""];
  return (
    <ProfilePart title={profile.sessions} done={done}>
      <ul className="sessions">
        {view.sessions.map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </ul>
      {view.sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="call" value={accountsEndpoints.endOtherSessions.name} />
          <Button type="submit" look="quiet">
            {profile.endOthers}
          </Button>
        </Form>
      )}
    </ProfilePart>
  );
}

function SessionEntry({ session }: { readonly session: PartProps["view"]["sessions"][number] }) {
  const profile = useWords("profile", profileWords);
  const browser = session.browser || profile.unknownBrowser;
  return (
    <li className="session">
      <div className="shrinks">
        <p className="line gap-s wraps strong">
          {browser} {session.current && <Badge look="leaf">{profile.thisSession}</Badge>}
        </p>
        <p className="small muted">
          {profile.seen}: {session.seen}
          <br />
          {profile.since(session.since)}
        </p>
      </div>
      {!session.current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="call" value={accountsEndpoints.endSession.name} />
          <input type="hidden" name="id" value={session.id} />
          <Button type="submit" look="quiet" size="small" aria-label={profile.endSessionOf(browser)}>
            {profile.endSession}
          </Button>
        </Form>
      )}
    </li>
  );
}
