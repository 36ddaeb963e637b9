import { lazy, Suspense, useState } from 'react';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { CALL_WORDS } from './call-words.tsx';
import { CallBeside } from './CallBeside.tsx';
import { CallDesk } from './CallDesk.tsx';
import { callDrafts } from './calls.ts';
import { CallSummary, type CallSummaryProps } from './CallSummary.tsx';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsStaff } from './send-request.ts';

const CorrectByStaff = lazy(() => import('./CorrectByStaff.tsx'));

/**
 * `/admin/requests/new`: who is on the phone. With `?call=` it is the wizard in non-public mode: staff enter a request
 * during a call, in words about the caller, and read at the end what to say before they hang up. With `?change=` and a
 * request's id, staff change that request.
 */
export default function NewRequestScreen({ open }: ScreenProps) {
  const params = new URLSearchParams(location.search);
  const [changes] = useState(() => params.get('change'));
  const call = params.get('call');
  if (changes)
    return (
      <Suspense fallback={<PageSpinner />}>
        <CorrectByStaff id={changes} open={open} />
      </Suspense>
    );
  return call === null ? <CallDesk open={open} /> : <OneCall key={call} id={call} open={open} />;
}

function OneCall({ id, open }: { id: string } & Pick<ScreenProps, 'open'>) {
  const [drafts] = useState(() => callDrafts(id));
  const [sent, setSent] = useState<Pick<CallSummaryProps, 'draft' | 'told'>>();
  if (sent) return <CallSummary {...sent} onNext={() => open(href('adminRequestNew'))} />;
  return (
    <RequestWizard
      drafts={drafts}
      byStaff
      prefilled
      words={CALL_WORDS}
      beside={(wizard) => <CallBeside wizard={wizard} id={id} />}
      send={sendAsStaff}
      onSent={(told, draft) => setSent({ told, draft })}
    />
  );
}
