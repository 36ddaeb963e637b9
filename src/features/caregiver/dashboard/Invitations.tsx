import { useState } from 'react';
import { beginInWords } from '../../../domain/need-words.ts';
import { placeInWords } from '../../../domain/place.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { timesAndPay } from '../job-facts.ts';
import { InvitationAnswer } from '../InvitationAnswer.tsx';
import type { createDashboardScreen, Invitation } from './dashboard-screen.ts';
import * as t from './words.ts';

type Declining = ReturnType<typeof createDashboardScreen>['declining'];

export interface InvitationsProps {
  invitations: readonly Invitation[];
  declining: Declining;
}

/** The jobs the caregiver is invited to apply for, with both answers. */
export default function Invitations({ invitations, declining }: InvitationsProps) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t.weInviteYou}</Heading>
      <Columns layout="cards">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} declining={declining} />
        ))}
      </Columns>
    </Stack>
  );
}

function InvitationCard({
  invitation: { id, job },
  declining,
}: {
  invitation: Invitation;
  declining: Declining;
}) {
  const [decline] = useState(() => declining(id));
  return (
    <Card
      tone="secondary"
      headingLevel={3}
      heading={<Link href={href('caregiverApply', { jobId: job.id })}>{job.title}</Link>}
    >
      <Text tone="muted">
        {placeInWords(job.place)} · {beginInWords(job)}
      </Text>
      <Text>{timesAndPay(job, job.hourlyBudget)}</Text>
      <Text>{t.thinkJobMaySuit}</Text>
      <InvitationAnswer id={id} job={job} decline={decline} />
    </Card>
  );
}
