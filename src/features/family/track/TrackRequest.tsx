import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { trackRequest } from '../../../data/tracking.ts';
import { fail } from '../../../lib/result.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { changesSent } from '../../../state/device/storage.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { forgetDrafts } from './drafts.ts';
import { PAGE_MISSING } from './look-up-words.ts';
import { LookUpFailed } from './LookUpFailed.tsx';
import { trackDevice } from './track-device.ts';
import { createTrackScreen, trackCalls } from './track-screen.ts';
import { asking } from './track.css.ts';
import { UndeliveredRequest } from './UndeliveredRequest.tsx';
import { LookUpForm } from './LookUpForm.tsx';
import * as t from './look-up.words.ts';

const loadOverview = () => import('./RequestOverview.tsx');
const RequestOverview = lazy(() => loadOverview().then((module) => ({ default: module.RequestOverview })));

/** Loads the request and the code that shows it at the same time. */
async function trackWithOverview(key: TrackingKey) {
  const [answer, missing] = await Promise.all([
    trackRequest(key),
    loadOverview().then(
      () => undefined,
      () => fail(PAGE_MISSING),
    ),
  ]);
  return missing ?? answer;
}

const service = { ...trackCalls, trackRequest: trackWithOverview };

/** `/track`: a family opens their request by private link, from this device, or by reference and code. */
export default function TrackRequest() {
  const [screen] = useState(() => createTrackScreen({ device: trackDevice(), service, forgetDrafts, hush }));
  useEffect(() => {
    if (changesSent.take()) toast(t.thankChangedAnswers, { tone: 'success' });
  }, []);
  const view = useStore(screen.lookUp.$view);
  const wait = <Spinner label={t.lookingUpRequest} />;
  if (view.state === 'ready') {
    return (
      <Suspense fallback={wait}>
        <RequestOverview view={view} screen={screen} />
      </Suspense>
    );
  }
  return (
    <div className={view.state === 'loading' ? undefined : asking}>
      {view.state === 'loading' && wait}
      {view.state === 'form' && <LookUpForm problem={view.problem} screen={screen} />}
      {view.state === 'failed' && <LookUpFailed view={view} screen={screen} />}
      {view.state === 'undelivered' && <UndeliveredRequest receipt={view.receipt} screen={screen} />}
    </div>
  );
}
