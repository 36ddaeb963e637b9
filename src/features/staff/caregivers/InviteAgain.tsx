import { useStore } from '@nanostores/react';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CaregiverStore } from './caregiver-screen.ts';
import * as t from './words.ts';

/** Sends another email to a caregiver who was added by staff and has not signed in. */
export function InviteAgain({ invite }: { invite: CaregiverStore['inviteAgain'] }) {
  const { busy } = useStore(invite.$state);
  const send = async () => {
    if (await invite.run()) toast(t.invitedAgain, { tone: 'success' });
  };
  return (
    <Stack gap={2}>
      <Stack direction="row">
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel={t.inviting}
          onClick={() => void send()}
        >
          {t.inviteAgain}
        </Button>
      </Stack>
      <ActionError of={invite} />
    </Stack>
  );
}
