import { lazy, Suspense, useState } from 'react';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { CALL_WORDS } from './call-words.tsx';
import { CallSummary, type CallSummaryProps } from './CallSummary.tsx';
import { requestDrafts } from './request-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsStaff } from './send-request.ts';

const drafts = requestDrafts('staff-request');
const CorrectByStaff = lazy(() => import('./CorrectByStaff.tsx'));

/**
 * `/admin/requests/new`, the wizard in non-public mode. Staff enter a request while a person is on the phone, in
 * words about the caller. At the end they read what to say before they hang up. With `?change=` and its id, they
 * change a request.
 */
export default function NewRequestScreen({ open }: ScreenProps) {
  const [changes] = useState(() => new URLSearchParams(location.search).get('change'));
  const [sent, setSent] = useState<Pick<CallSummaryProps, 'draft' | 'told'>>();
  if (changes)
    return (
      <Suspense fallback={<PageSpinner />}>
        <CorrectByStaff id={changes} open={open} />
      </Suspense>
    );
  if (sent) return <CallSummary {...sent} onNext={() => setSent(undefined)} />;
  return (
    <RequestWizard
      drafts={drafts}
      byStaff
      words={CALL_WORDS}
      send={sendAsStaff}
      onSent={(told, draft) => setSent({ told, draft })}
    />
  );
}
