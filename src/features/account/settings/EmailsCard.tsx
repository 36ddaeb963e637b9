import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { Profile } from '../../../domain/profile.ts';
import { explain } from '../../../domain/explain.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AccountStore } from './account-screen.ts';

// Staff do without.
const JobAlerts = lazy(() => import('./JobAlerts.tsx'));

interface EmailsCardProps {
  role: Profile['role'];
  screen: Pick<AccountStore, 'wantsEmails' | 'chooseEmails'>;
}

/** Emails at once, or none; the messages in the top bar come either way. */
export function EmailsCard({ role, screen }: EmailsCardProps) {
  const { busy, error } = useStore(screen.chooseEmails.$state);
  const choose = async (wanted: boolean) => {
    if (!(await screen.chooseEmails.run(wanted))) return;
    toast(
      wanted ? 'We write to you whenever something concerns you.' : 'We send you no more of these emails.',
      {
        tone: 'success',
      },
    );
  };
  return (
    <Card heading="Emails">
      <Loaded data={screen.wantsEmails} label="Looking up what you chose…">
        {(wanted) => (
          <Checkbox
            label="Write to me whenever something concerns me"
            hint="At once, one email each. You find the same in the messages at the top of the page."
            checked={wanted}
            aria-disabled={busy}
            onChange={({ target }) => void choose(target.checked)}
          />
        )}
      </Loaded>
      {error && !busy && (
        <Notice tone="danger" announce>
          {explain(error)} Your choice is as it was.
        </Notice>
      )}
      <Text>
        What you ask for yourself always comes, such as a new password, and so does what you must know to be
        safe: that your account is closed or your profile suspended, or that the account’s address or role has
        changed.
      </Text>
      {role === 'caregiver' && (
        <Suspense fallback={<Spinner label="Looking up what you chose…" />}>
          <JobAlerts />
        </Suspense>
      )}
    </Card>
  );
}
