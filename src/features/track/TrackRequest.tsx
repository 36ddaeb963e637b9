import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as tracking from '../../data/tracking.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { forgetDrafts } from './drafts.ts';
import { NotReached } from './NotReached.tsx';
import { TrackedSheet } from './TrackedSheet.tsx';
import { trackDevice } from './track-device.ts';
import { createTrackScreen } from './track-screen.ts';
import { column } from './track.css.ts';
import { WaitingToSend } from './WaitingToSend.tsx';
import { WayInForm } from './WayInForm.tsx';

/** `/track`: a family follows its request, by private link, by what this device keeps, or by reference and code. */
export default function TrackRequest() {
  const [screen] = useState(() =>
    createTrackScreen({ device: trackDevice(), service: tracking, forgetDrafts }),
  );
  const view = useStore(screen.$view);
  if (view.state === 'ready') return <TrackedSheet view={view} screen={screen} />;
  return (
    <div className={column}>
      {view.state === 'loading' && <Spinner label="Looking up your request…" />}
      {view.state === 'form' && <WayInForm problem={view.problem} screen={screen} />}
      {view.state === 'failed' && <NotReached view={view} screen={screen} />}
      {view.state === 'waiting' && <WaitingToSend receipt={view.receipt} screen={screen} />}
    </div>
  );
}
