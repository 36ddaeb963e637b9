import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createJobAlerts, isPace, PACES } from './job-alerts.ts';
import * as t from './words.ts';

/** How often a caregiver gets emails about new jobs. */
export function JobAlerts({ service }: { service?: Parameters<typeof createJobAlerts>[0] }) {
  const [alerts] = useState(() => createJobAlerts(service));
  const { busy } = useStore(alerts.choose.$state);
  const choose = async (pace: string) => {
    if (!isPace(pace) || busy || !(await alerts.choose.run(pace))) return;
    toast(pace === 'never' ? t.tellNoNewJobs : t.tellNewJobsFit, {
      tone: 'success',
    });
  };
  return (
    <>
      <Loaded data={alerts.pace} label={t.lookingUpWhatChose} like="daily">
        {(pace) => (
          <RadioGroup
            name="job-alerts"
            legend={t.newJobsFit}
            hint={t.allTogetherOneMessage}
            options={PACES}
            value={pace}
            onChange={(chosen) => void choose(chosen)}
          />
        )}
      </Loaded>
      <ActionError of={alerts.choose}>{t.yourChoiceIsAs}</ActionError>
    </>
  );
}
