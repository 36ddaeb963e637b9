import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import type { ManyStep } from '../lists/many.ts';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { Introduce } from './Introduce.tsx';
import type { Candidate } from './load-matches.ts';
import { type ApplicationOf, type MatchedJob, type MatchListStore, MOST_COMPARED } from './match-list.ts';
import { Mark, Steps } from './MatchRow.tsx';
import { ABOUT_THEM, canInvite } from './match-words.ts';
import * as t from './words.ts';

interface ChosenProps {
  job: MatchedJob;
  store: MatchListStore;
  /** The list's caregivers as last read. */
  ranked: readonly Candidate[];
  standing: ReadonlyMap<string, ApplicationOf>;
}

/** Steps for the chosen caregivers: compare up to three, or invite any number. */
export function Chosen({ job, store, ranked, standing }: ChosenProps) {
  const [comparing, setComparing] = useState(false);
  const [steps] = useState(() => [inviteMany(store)]);
  const chosen = useStore(store.selection.$keys);
  const people = ranked.filter(({ caregiverId }) => chosen.has(caregiverId));
  const mayInvite = job.status === 'open' && people.some((one) => canInvite(standing.get(one.caregiverId)));
  return (
    <>
      <SelectionBar
        selection={store.selection}
        steps={mayInvite ? steps : []}
        nameOf={({ fullName }) => fullName}
        refresh={store.reload}
      >
        {people.length <= MOST_COMPARED && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setComparing(true)}
            disabled={people.length < 2}
          >
            {t.compareSideSide}
          </Button>
        )}
      </SelectionBar>
      <CompareDialog
        open={comparing}
        onClose={() => setComparing(false)}
        people={people}
        job={job}
        markOf={({ caregiverId, fullName }) => {
          const application = standing.get(caregiverId);
          return application && <Mark application={application} fullName={fullName} />;
        }}
        stepsOf={(person) => {
          const application = standing.get(person.caregiverId);
          return (
            <>
              {application && job.status === 'open' && (
                <Introduce application={application} fullName={person.fullName} />
              )}
              {job.status === 'open' && (
                <Steps candidate={person} client={job.client} application={application} store={store} />
              )}
            </>
          );
        }}
      />
    </>
  );
}

/** Invites each of them with the same message. */
const inviteMany = ({ invite, jobId }: MatchListStore): ManyStep<Candidate> => ({
  label: t.inviteSeveral,
  done: t.invitedOne,
  ask: {
    preset: 'invitation',
    optional: true,
    draft: `invite-many:${jobId}`,
    title: t.inviteManyTitle,
    label: t.yourWords,
    hint: t.caregiverReadsWords,
  },
  wording: ABOUT_THEM,
  aboutOf: ({ fullName }) => ({ caregiver: fullName }),
  act: ({ caregiverId }, words) => invite(caregiverId, words),
});
