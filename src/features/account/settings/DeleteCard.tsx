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
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

/** Deletes the account. */
export function DeleteCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const [asking, setAsking] = useState(false);
  const lastAdmin = useStore(screen.isLastAdmin.$value);
  const isLast = lastAdmin.state === 'ready' && lastAdmin.value;
  const close = () => setAsking(false);
  return (
    <Card heading={t.deleteAccount}>
      {profile.role === 'admin' ? (
        <Text>
          {isLast
            ? fillNodes(t.onlyAdminWithoutOne, {
                link: <Link href={href('adminUsers')}>{t.inviteAnotherAdmin}</Link>,
              })
            : t.decideOverFamiliesCaregivers}{' '}
          {fill(t.anotherAdminMakesAccount, { proofStays: PROOF_STAYS })}
        </Text>
      ) : (
        <>
          <Text>{t.accountWhatBelongsGo}</Text>
          <Stack direction="row">
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t.deleteMyAccountDots}
            </Button>
          </Stack>
        </>
      )}
      <Dialog open={asking} onClose={close} title={t.deleteAccountQuestion}>
        <DeleteForm profile={profile} screen={screen} onClose={close} />
      </Dialog>
    </Card>
  );
}
