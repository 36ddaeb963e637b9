import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { CompareDialog } from '../matches/CompareDialog.tsx';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface CompareApplicantsProps {
  application: ApplicationRecord;
  compared: ApplicationStore['compared'];
}

/** Compares the best applicants side by side, each with a link to their application; nothing if there is only one. */
export function CompareApplicants({ application: { job, client }, compared }: CompareApplicantsProps) {
  const [open, setOpen] = useState(false);
  const asked = useStore(compared.$value);
  const people = asked.state === 'ready' ? asked.value : [];
  if (people.length < 2) return null;
  const applicationOf = (caregiver: string) =>
    href('adminApplication', {
      id: people.find(({ caregiverId }) => caregiverId === caregiver)?.applicationId ?? '',
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {people.length === 2 ? t.compareBoth : fill(t.compareBest, { count: people.length })}
      </Button>
      <CompareDialog
        open={open}
        onClose={() => setOpen(false)}
        people={people}
        job={{ ...job, client }}
        hrefOf={applicationOf}
        stepsOf={({ caregiverId, fullName }) => (
          <ButtonLink
            href={applicationOf(caregiverId)}
            size="small"
            variant="secondary"
            onClick={() => setOpen(false)}
          >
            {t.openApplication}
            <VisuallyHidden> {fill(t.ofName, { fullName })}</VisuallyHidden>
          </ButtonLink>
        )}
      />
    </>
  );
}
