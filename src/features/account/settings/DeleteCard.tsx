import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Profile } from '../../../domain/profile.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { AccountStore } from './account-screen.ts';
import { DeleteForm } from './DeleteForm.tsx';
import { PROOF_STAYS } from './deletion-words.ts';

/** The way out for good. */
export function DeleteCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const [asking, setAsking] = useState(false);
  const lastAdmin = useStore(screen.isLastAdmin.$value);
  const isLast = lastAdmin.state === 'ready' && lastAdmin.value;
  const close = () => setAsking(false);
  return (
    <Card heading="Delete your account">
      {profile.role === 'admin' ? (
        <Text>
          {isLast ? (
            <>
              You are the only admin, and without one nobody could run this service. First{' '}
              <Link href={href('adminUsers')}>invite another admin</Link>, or make someone one.
            </>
          ) : (
            'You decide over families and caregivers, so you don’t leave unseen.'
          )}{' '}
          Another admin makes your account a caregiver’s; then you can delete it here. Your email address
          stays for {PROOF_STAYS} with what you did.
        </Text>
      ) : (
        <>
          <Text>
            Your account and what belongs to it go for good. We show you what that means before it happens.
          </Text>
          <Stack direction="row">
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete my account…
            </Button>
          </Stack>
        </>
      )}
      <Dialog open={asking} onClose={close} title="Delete your account?">
        <DeleteForm profile={profile} act={screen.deleteAccount} onClose={close} />
      </Dialog>
    </Card>
  );
}
