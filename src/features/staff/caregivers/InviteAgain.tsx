import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CaregiverStore } from './caregiver-screen.ts';
import * as t from './words.ts';

/** Sends another email to a caregiver who was added by staff and has not signed in. */
export function InviteAgain({ invite }: { invite: CaregiverStore['inviteAgain'] }) {
  const { busy, error } = useStore(invite.$state);
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
      {error && !busy && (
        <Notice tone="danger" announce>
          {explain(error)}
        </Notice>
      )}
    </Stack>
  );
}
