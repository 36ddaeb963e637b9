import { Link } from '../../ui/link/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { mailAppOf } from './mail-app.ts';

/** Ways to the emails of an address: its provider's pages, and on one's own machine the mailbox of this site. */
export function InboxHints({ email }: { email: string }) {
  const app = mailAppOf(email);
  const isOwnMachine = ['localhost', '127.0.0.1'].includes(location.hostname);
  return (
    <>
      {app && (
        <Text>
          <Link href={app.url} target="_blank" rel="noreferrer">
            Open {app.name}
          </Link>{' '}
          (in a new tab)
        </Text>
      )}
      {isOwnMachine && (
        <Text tone="muted">
          This site runs on your own machine: its emails are in <Link href="/mailbox">its mailbox</Link>.
        </Text>
      )}
    </>
  );
}
