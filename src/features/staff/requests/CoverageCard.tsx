import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CoveredPart } from '../../../data/requests.ts';
import { clientName } from '../../../domain/client.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { TURN } from '../../../domain/status.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { isShared, timesOf } from './coverage.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const PARTS = {
  covered: { tone: TURN.done, label: t.covered },
  open: { tone: TURN.theirs, label: t.looking },
  nobody: { tone: TURN.ours, label: t.nobodyYet },
} as const;

interface CoverageCardProps {
  request: RequestRecord;
  screen: Pick<RequestScreenStore, 'activity' | 'coverage' | 'rules' | 'removeTimes' | 'preview' | 'publish'>;
}

/** Who covers which times of a request, and the rest; nothing if one job or one caregiver has all of them. */
export function CoverageCard({ request, screen }: CoverageCardProps) {
  const coverage = useStore(screen.coverage.$value);
  const [asking, setAsking] = useState<'publish' | 'removeTimes'>();
  const close = () => setAsking(undefined);
  if (coverage.state === 'failed')
    return (
      <Loaded data={screen.coverage} label={t.loadingWhoCoversWeek}>
        {() => null}
      </Loaded>
    );
  if (coverage.state !== 'ready' || !isShared(coverage.value)) return null;
  const parts = coverage.value;
  const left = timesOf(parts, 'nobody');
  return (
    <Card heading={t.whoCoversWeek}>
      <AvailabilityGrid
        legend={t.times}
        readOnly
        value={timesOf(parts, 'covered')}
        compare={request.availability}
        words={{ own: t.covered, other: t.needed }}
      />
      <DividedList gap={2}>
        {parts.map((part) => (
          <li key={`${part.part} ${part.placementId ?? part.jobId}`}>
            <Stack direction="row" gap={2} wrap align="center">
              <Badge tone={PARTS[part.part].tone}>{PARTS[part.part].label}</Badge>
              <Who part={part} jobs={request.jobs} />
              {request.placements.some(
                ({ id, lapsed }) => id === part.placementId && (lapsed ?? []).length > 0,
              ) && <Badge tone="danger">{t.documentExpired}</Badge>}
              <Text tone="muted" size="sm">
                {[describeTimes({ ...part, visits: part.visits ?? request.visits }), daysOf(part)]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </Stack>
          </li>
        ))}
      </DividedList>
      {left > 0 && (
        <Stack direction="row" gap={2} wrap>
          <Button onClick={() => setAsking('publish')}>{t.publishRest}</Button>
          <Button variant="secondary" onClick={() => setAsking('removeTimes')}>
            {t.noLongerNeeded}
          </Button>
        </Stack>
      )}
      <PublishDialog
        open={asking === 'publish'}
        onClose={close}
        request={request}
        week={left}
        preview={screen.preview}
        publish={screen.publish}
        rules={screen.rules}
        toldWords={screen.activity.toldWords}
      />
      <ConfirmDialog
        open={asking === 'removeTimes'}
        onClose={close}
        title={fill(t.theseTimesNoLonger, { client: clientName(request.client) })}
        confirm={t.takeThemOut}
        busyLabel={t.takingThemOut}
        keep={t.keepThem}
        act={{ $state: screen.removeTimes.$state, run: () => screen.removeTimes.run(left) }}
        onDone={() => toast(screen.activity.toldWords(t.theseTimesNoLongerLooked), { tone: 'success' })}
      >
        {fill(t.familyNeedsNobodyThen, {
          times: describeTimes({ visits: request.visits, availability: left }),
        })}
      </ConfirmDialog>
    </Card>
  );
}

/** The caregiver, or the label of the job below. */
function Who({ part, jobs }: { part: CoveredPart } & Pick<RequestRecord, 'jobs'>) {
  const { caregiverName, placementId, jobId } = part;
  if (placementId)
    return <Link href={href('adminPlacement', { id: placementId })}>{caregiverName ?? t.placement}</Link>;
  const job = jobs.find(({ id }) => id === jobId);
  return job && <Text strong>{jobs.length > 1 ? fill(t.jobNr, { nr: job.nr }) : t.job}</Text>;
}

function daysOf({ startsOn, endsOn }: CoveredPart) {
  if (!startsOn) return undefined;
  const date = formatDate(startsOn);
  if (endsOn) return fill(t.fromTo, { from: date, to: formatDate(endsOn) });
  return startsOn > today() ? fill(t.fromDay, { date }) : fill(t.since, { date });
}
