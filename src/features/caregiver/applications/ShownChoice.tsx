import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { movedOn } from '../../../lib/failure.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BEING_SHOWN } from '../being-shown.ts';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import * as t from './words.ts';

interface ShownChoiceProps {
  application: OwnApplication;
  screen: ApplicationsScreenStore;
}

/** Whether families may see the caregiver’s profile. It can be changed until a family has seen it. */
export function ShownChoice({ application: { id, mayBeShown }, screen }: ShownChoiceProps) {
  const [showing] = useState(() => screen.showing(id));
  const { busy } = useStore(showing.$state);
  const choose = async (wanted: boolean) => {
    if (!(await showing.run(wanted))) return;
    toast(wanted ? t.weCanShare : t.familyNotTold, { tone: 'success' });
  };
  return (
    <WhenConnected to={mayBeShown ? t.toStopSharing : t.toShare}>
      <Checkbox
        label={BEING_SHOWN.agree}
        hint={`${BEING_SHOWN.what} ${BEING_SHOWN.never}`}
        checked={mayBeShown}
        aria-disabled={busy}
        onChange={({ target }) => void choose(target.checked)}
      />
      <ActionError of={showing} unless={movedOn}>
        {t.yourChoiceIsAs}
      </ActionError>
    </WhenConnected>
  );
}
