import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OwnPlacement } from '../../../data/own-applications.ts';
import { LEAVE_REASONS } from '../../../domain/leaving.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { fill } from '../../../lib/fill.ts';
import type { SaidOfLeaving } from '../../../state/device/said.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { $said } from '../said/said.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import * as t from './leave.words.ts';

// Few placements end on any one day.
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').catch(() => ({ default: NotLoaded })));

const SAID = 'leaving';

interface LeavingProps {
  application: OwnApplication;
  placement: OwnPlacement;
  screen: ApplicationsScreenStore;
}

/** “I want to stop”, or what happens after the caregiver has said so. */
export function Leaving({ application, placement, screen }: LeavingProps) {
  const [{ ask, takeBack }] = useState(() => {
    const job = { title: application.job?.title ?? '', part: null };
    return screen.leaving(application.id, { id: placement.id, job });
  });
  const { busy: busyAsking } = useStore(ask.$state);
  const [asking, setAsking] = useState(
    () => !placement.leave && new URLSearchParams(location.search).has('stop'),
  );
  const { busy } = useStore(takeBack.$state);
  const { leave } = placement;
  const waiting = useStore($said).find(
    (one): one is SaidOfLeaving => one.kind === 'leave' && one.placementId === placement.id && !one.problem,
  );
  const waits = waiting !== undefined && !busyAsking;
  const { reload } = screen.applications;
  // What was waiting has arrived or was refused.
  useEffect(() => (waits ? () => void reload() : undefined), [waits, reload]);
  if (waits)
    return (
      <Anchor id={SAID}>
        <Text>{fill(t.waitsFor, { day: formatLongDay(waiting.lastDay) })}</Text>
      </Anchor>
    );
  if (!leave)
    return (
      <>
        <Stack direction="row">
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {t.iWantToStop}
            {application.job && (
              <VisuallyHidden> {fill(t.ofJob, { title: application.job.title })}</VisuallyHidden>
            )}
          </Button>
        </Stack>
        {asking && (
          <Suspense>
            <LeaveDialog
              placement={placement}
              ask={ask}
              onClose={() => setAsking(false)}
              onSent={() => focusWhenShown(SAID)}
            />
          </Suspense>
        )}
      </>
    );
  const stay = async () => {
    // The form in the dialog may be gone before it could close it.
    setAsking(false);
    if (await takeBack.run()) toast(t.takenBack, { tone: 'success' });
  };
  return (
    <Anchor id={SAID}>
      <Card heading={t.youWantToStop} headingLevel={3}>
        <Text measure>
          {fill(t.askedFor, { day: formatLongDay(leave.lastDay), reason: LEAVE_REASONS[leave.reason] })}
        </Text>
        {leave.words && (
          <Text measure typed tone="muted">
            {leave.words}
          </Text>
        )}
        <Text measure>
          {t.familyNotTold} {answerInWords(leave.due)}
        </Text>
        <WhenConnected to={t.toTakeBack}>
          <Stack direction="row">
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              busyLabel={t.takingBack}
              onClick={() => void stay()}
            >
              {t.iStay}
            </Button>
          </Stack>
        </WhenConnected>
        <ActionError of={takeBack} />
      </Card>
    </Anchor>
  );
}

const NotLoaded = () => <Text>{t.notLoaded}</Text>;
