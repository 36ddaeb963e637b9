import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CompareDialog } from '../matches/CompareDialog.tsx';
import { Introduce } from '../matches/Introduce.tsx';
import { Mark, Shortlist } from '../matches/MatchRow.tsx';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface CompareApplicantsProps {
  application: ApplicationRecord;
  screen: Pick<ApplicationStore, 'compared' | 'shortlisting'>;
  /** Introduces the applicant of this screen. */
  onIntroduce: () => void;
}

/** Compares the best applicants side by side, each with the next steps; nothing if there is only one. */
export function CompareApplicants({ application: shown, screen, onIntroduce }: CompareApplicantsProps) {
  const [open, setOpen] = useState(false);
  const asked = useStore(screen.compared.$value);
  const { people, suspended } = asked.state === 'ready' ? asked.value : { people: [], suspended: [] };
  if (people.length < 2) return null;
  const applicationOf = (caregiver: string) => {
    const found = people.find(({ caregiverId }) => caregiverId === caregiver)?.application;
    return found?.id === shown.id ? { ...found, status: shown.status } : found;
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {people.length === 2 ? t.compareBoth : fill(t.compareBest, { count: people.length })}
      </Button>
      <CompareDialog
        open={open}
        onClose={() => setOpen(false)}
        people={people}
        note={suspended.length > 0 && fill(t.leftOutSuspended, { names: suspended.join(', ') })}
        job={{ ...shown.job, client: shown.client }}
        hrefOf={(caregiver) => href('adminApplication', { id: applicationOf(caregiver)?.id ?? '' })}
        markOf={({ caregiverId, fullName }) => {
          const application = applicationOf(caregiverId);
          return application && <Mark application={application} fullName={fullName} />;
        }}
        stepsOf={({ caregiverId, fullName }) => {
          const application = applicationOf(caregiverId);
          if (!application) return null;
          return (
            <>
              <Introduce
                application={application}
                fullName={fullName}
                onClick={(event) => {
                  setOpen(false);
                  if (application.id !== shown.id) return;
                  event.preventDefault();
                  onIntroduce();
                }}
              />
              {application.status === 'submitted' && (
                <Shortlist fullName={fullName} act={() => screen.shortlisting(application.id)} />
              )}
            </>
          );
        }}
      />
    </>
  );
}
