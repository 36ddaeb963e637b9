import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import * as tracking from '../../../data/tracking.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail } from '../../../lib/result.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { forgetDrafts } from './drafts.ts';
import { NotReached } from './NotReached.tsx';
import { trackDevice } from './track-device.ts';
import { createTrackScreen } from './track-screen.ts';
import { column } from './track.css.ts';
import { WaitingToSend } from './WaitingToSend.tsx';
import { WayInForm } from './WayInForm.tsx';

const loadSheet = () => import('./TrackedSheet.tsx');
const TrackedSheet = lazy(() => loadSheet().then((module) => ({ default: module.TrackedSheet })));

/** The request and the code that shows it come together: one is no use without the other. */
async function trackRequest(key: TrackingKey) {
  const unreachable = () => fail<Failure>({ kind: 'offline', code: 'unreachable' });
  const [answer, missing] = await Promise.all([
    tracking.trackRequest(key),
    loadSheet().then(() => undefined, unreachable),
  ]);
  return missing ?? answer;
}

/** `/track`: a family follows its request, by private link, by what this device keeps, or by reference and code. */
export default function TrackRequest() {
  const [screen] = useState(() =>
    createTrackScreen({ device: trackDevice(), service: { ...tracking, trackRequest }, forgetDrafts }),
  );
  const view = useStore(screen.$view);
  const wait = <Spinner label="Looking up your request…" />;
  if (view.state === 'ready') {
    return (
      <Suspense fallback={wait}>
        <TrackedSheet view={view} screen={screen} />
      </Suspense>
    );
  }
  return (
    <div className={column}>
      {view.state === 'loading' && wait}
      {view.state === 'form' && <WayInForm problem={view.problem} screen={screen} />}
      {view.state === 'failed' && <NotReached view={view} screen={screen} />}
      {view.state === 'waiting' && <WaitingToSend receipt={view.receipt} screen={screen} />}
    </div>
  );
}
