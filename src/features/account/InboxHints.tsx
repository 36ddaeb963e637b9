import { Link } from '../../ui/link/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { mailAppOf } from './mail-app.ts';
import { fill } from '../../lib/fill.ts';
import { fillNodes } from '../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** Links to the address's inbox: its provider's site, or on this computer this site's own mailbox. */
export function InboxHints({ email }: { email: string }) {
  const app = mailAppOf(email);
  const isOwnMachine = ['localhost', '127.0.0.1'].includes(location.hostname);
  return (
    <>
      {app && (
        <Text>
          {fillNodes(t.newTab, {
            link: (
              <Link href={app.url} target="_blank" rel="noreferrer">
                {fill(t.open, { name: app.name })}
              </Link>
            ),
          })}
        </Text>
      )}
      {isOwnMachine && (
        <Text tone="muted">
          {fillNodes(t.siteRunsOwnMachine, { link: <Link href="/mailbox">{t.itsMailbox}</Link> })}
        </Text>
      )}
    </>
  );
}
