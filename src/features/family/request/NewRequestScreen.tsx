import { useState } from 'react';
import { CALL_WORDS } from './call-words.tsx';
import { CallSummary, type CallSummaryProps } from './CallSummary.tsx';
import { requestDrafts } from './request-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsStaff } from './send-request.ts';

const drafts = requestDrafts('staff-request');

/**
 * `/admin/requests/new`, the wizard in non-public mode: staff enter a request while somebody is on the phone, in words about
 * the caller, and are told at the end what to say before they hang up.
 */
export default function NewRequestScreen() {
  const [sent, setSent] = useState<Pick<CallSummaryProps, 'draft' | 'told'>>();
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
