import { useStore } from '@nanostores/react';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import * as t from './words.ts';

/** Undoes a withdrawal. The text above says until when. */
export function TakeBack({ takeBack, offline }: Pick<Changes, 'takeBack'> & { offline: boolean }) {
  const { busy } = useStore(takeBack.$state);
  const run = async () => {
    if (!(await takeBack.run())) return;
    toast(t.isReopened, { tone: 'success' });
    focusWhenShown('status');
  };
  return (
    <>
      <ActionError of={takeBack} />
      <NeedsConnection offline={offline} to={t.toReopen}>
        <Stack direction="row">
          <Button busy={busy} busyLabel={t.oneMoment} onClick={() => void run()}>
            {t.reopenRequest}
          </Button>
        </Stack>
      </NeedsConnection>
    </>
  );
}
