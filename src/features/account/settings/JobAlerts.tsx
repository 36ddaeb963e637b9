import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createJobAlerts, isPace, PACES } from './job-alerts.ts';

/** How often a caregiver hears of new jobs that fit. */
export default function JobAlerts({ service }: { service?: Parameters<typeof createJobAlerts>[0] }) {
  const [alerts] = useState(() => createJobAlerts(service));
  const { busy, error } = useStore(alerts.choose.$state);
  const choose = async (pace: string) => {
    if (!isPace(pace) || busy || !(await alerts.choose.run(pace))) return;
    toast(pace === 'never' ? 'We tell you of no new jobs.' : 'We tell you of new jobs that fit you.', {
      tone: 'success',
    });
  };
  return (
    <>
      <Loaded data={alerts.pace} label="Looking up what you chose…">
        {(pace) => (
          <RadioGroup
            name="job-alerts"
            legend="New jobs that fit you"
            hint="All together in one message, never those that you have read or applied for."
            options={PACES}
            value={pace}
            onChange={(chosen) => void choose(chosen)}
          />
        )}
      </Loaded>
      {error && !busy && (
        <Notice tone="danger" announce>
          {explain(error)} Your choice is as it was.
        </Notice>
      )}
    </>
  );
}
