import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { answerCover } from '../../../data/cover-answer.ts';
import type { CoverInvitation } from '../../../data/own-visits.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatDistance, formatLongDay, formatMoney } from '../../../domain/operator.ts';
import { visitQuery } from '../../../domain/visit-link.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import { CARE_TYPES, inWords } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import { action } from '../../../state/action.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { useLinkedVisit } from '../../../parts/visit-anchor/use-linked-visit.ts';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { WhenConnected } from '../WhenConnected.tsx';
import * as t from './cover-invitations.words.ts';

interface CoverInvitationsProps {
  invitations: readonly CoverInvitation[];
  reload: () => Promise<unknown>;
  answer?: typeof answerCover;
}

/** The visits that the caregiver is asked to cover, with both answers. */
export default function CoverInvitations({
  invitations,
  reload,
  answer = answerCover,
}: CoverInvitationsProps) {
  useLinkedVisit(invitations, ({ changeId }) => changeId);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t.canYouCome}</Heading>
      <Text>{t.firstYes}</Text>
      {invitations.map((invitation) => (
        <Anchor key={invitation.changeId} id={invitation.changeId}>
          <Invitation invitation={invitation} reload={reload} answer={answer} />
        </Anchor>
      ))}
    </Stack>
  );
}

interface InvitationProps extends Required<Omit<CoverInvitationsProps, 'invitations'>> {
  invitation: CoverInvitation;
}

function Invitation({ invitation, reload, answer }: InvitationProps) {
  const { changeId, job, town, day, hourlyRate, careTypes = [], distanceKm } = invitation;
  const [say] = useState(() => action((comes: boolean) => answer(changeId, comes)));
  const { busy } = useStore(say.$state);
  const visit = `${formatLongDay(day)}, ${visitHours(invitation)}`;
  const give = async (comes: boolean) => {
    if (!(await say.run(comes))) return;
    toast(comes ? t.yours : t.noted, { tone: 'success' });
    // Their own visits lead to the one that the address names.
    if (comes) history.replaceState(history.state, '', visitQuery(invitation));
    await reload();
  };
  const about = <VisuallyHidden> {fill(t.ofVisit, { visit })}</VisuallyHidden>;
  return (
    <Card tone="secondary" headingLevel={3} heading={visit}>
      <Text>{jobName(job)}</Text>
      {careTypes.length > 0 && <Text>{fill(t.care, { care: inWords(careTypes, CARE_TYPES) })}</Text>}
      <Text>
        {typeof distanceKm === 'number'
          ? fill(t.whereAndHowFar, { town, distance: formatDistance(distanceKm) })
          : fill(t.where, { town })}
      </Text>
      {hourlyRate !== null && <Text>{fill(t.pay, { amount: formatMoney(hourlyRate) })}</Text>}
      <ActionError of={say} words={t.refusals} />
      <WhenConnected to={t.toAnswer}>
        <Stack direction="row" gap={2} wrap>
          <Button size="small" busy={busy} busyLabel={t.saving} onClick={() => void give(true)}>
            {t.yes}
            {about}
          </Button>
          <Button size="small" variant="secondary" disabled={busy} onClick={() => void give(false)}>
            {t.no}
            {about}
          </Button>
        </Stack>
      </WhenConnected>
    </Card>
  );
}
