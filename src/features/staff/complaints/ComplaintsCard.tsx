import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { COMPLAINT_OUTCOMES } from '../../../domain/complaint-outcomes.ts';
import { type Client, together } from '../../../domain/client.ts';
import { COMPLAINT_KINDS } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import ComplaintDialog, { type ComplaintDialogProps } from './ComplaintDialogs.tsx';
import type { Complaint, ComplaintsStore } from './complaints.ts';
import { standInsOf } from './stand-ins.ts';
import * as t from './words.ts';

interface ComplaintsCardProps {
  store: ComplaintsStore;
  /** Needed if a complaint can be recorded here. */
  client?: Client;
}

type Asked = Pick<ComplaintDialogProps, 'step' | 'complaint'>;

/**
 * Complaints and their outcome, which only staff read. If none can be recorded here, the card shows once there is one.
 */
export function ComplaintsCard({ store, client = null }: ComplaintsCardProps) {
  const loaded = useStore(store.list.$value);
  const [asked, setAsked] = useState<Asked>();
  const complaints = loaded.state === 'ready' ? loaded.value : [];
  const { placement } = store;
  if (!placement && complaints.length === 0) return null;
  return (
    <Card heading={t.heading} tone={complaints.some(({ settledAt }) => !settledAt) ? 'danger' : 'plain'}>
      {loaded.state === 'loading' && <Text tone="muted">{t.loading}</Text>}
      {loaded.state === 'ready' && complaints.length === 0 && <Text tone="muted">{t.none}</Text>}
      {complaints.length > 0 && (
        <DividedList>
          {complaints.map((complaint) => (
            <li key={complaint.id}>
              <Line
                complaint={complaint}
                elsewhere={!placement}
                ask={(step) => setAsked({ step, complaint })}
              />
            </li>
          ))}
        </DividedList>
      )}
      {placement && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setAsked({ step: 'record', complaint: undefined })}
          >
            {t.record}
          </Button>
        </div>
      )}
      {asked && (
        <ComplaintDialog {...asked} client={client} store={store} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

interface LineProps {
  complaint: Complaint;
  /** On a page that does not name the caregiver and the placement. */
  elsewhere: boolean;
  ask: (step: 'settle' | 'reopen') => void;
}

function Line({ complaint, elsewhere, ask }: LineProps) {
  const { kind, side, saidBy, words, raisedAt, settledAt, severity, outcome, outcomeWords, told } = complaint;
  const standIns = standInsOf(complaint);
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={2} wrap align="center">
        <Heading level={3} size="sm">
          {COMPLAINT_KINDS[kind]}
        </Heading>
        {settledAt ? (
          <Badge tone="neutral">{t.settled}</Badge>
        ) : (
          <Badge tone={kind === 'safety' ? 'danger' : 'warning'}>{t.open}</Badge>
        )}
      </Stack>
      <Text tone="muted" size="sm">
        {[
          fill(t.raised, { from: t.from[side], date: formatDate(raisedAt) }),
          elsewhere && fill(t.about, { name: together(complaint.client, complaint.caregiverName) }),
          saidBy && fill(t.toldBy, { who: saidBy }),
        ]
          .filter(Boolean)
          .join('. ')}
      </Text>
      {words ? (
        <Text typed measure>
          {words}
        </Text>
      ) : (
        <Text tone="muted">{t.noWords}</Text>
      )}
      {standIns && <Text>{standIns}</Text>}
      {settledAt && severity && outcome && (
        <Text typed measure tone="muted">
          {[
            fill(t.settledOn, {
              date: formatDate(settledAt),
              severity: t.severity[severity],
              outcome: COMPLAINT_OUTCOMES[outcome],
            }),
            fill(t.toldTo, { people: told.map((who) => t.told[who].toLowerCase()).join(', ') }),
            outcomeWords,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      <div data-step={elsewhere || settledAt ? undefined : 'first'}>
        {elsewhere ? (
          <Link href={href('adminPlacement', { id: complaint.placementId })}>{t.openPlacement}</Link>
        ) : (
          <Button
            // One button gone and another there: the focus does not stay on the opposite step.
            key={settledAt ? 'reopen' : 'settle'}
            size="small"
            variant={settledAt ? 'secondary' : 'primary'}
            onClick={() => ask(settledAt ? 'reopen' : 'settle')}
          >
            {settledAt ? t.reopen : t.settle}
          </Button>
        )}
      </div>
    </Stack>
  );
}
