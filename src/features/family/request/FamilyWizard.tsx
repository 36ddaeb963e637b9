import { lazy, type ReactNode, Suspense } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import type { Receipt } from '../../../state/receipt.ts';
import type { DraftSource } from './submit-to-outbox.ts';
import { sentBefore } from './request-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsFamily } from './send-request.ts';

const ChangeNotice = lazy(() => import('./ChangeNotice.tsx'));

interface FamilyWizardProps {
  source: DraftSource;
  refusal?: Failure;
  prefilled?: boolean;
  notice?: ReactNode;
  onSent: (receipt: Receipt) => void;
}

/** What a family agrees to. */
export const FAMILY_CONSENT =
  'I agree that the service centre keeps these answers to find a caregiver. Only its staff and the caregiver who is placed with us will see names, address and contact details.';

/** The wizard as a family uses it: what it sends goes through the outbox. */
export function FamilyWizard({ source, ...rest }: FamilyWizardProps) {
  return (
    <RequestWizard
      {...rest}
      drafts={source.drafts}
      sentBefore={sentBefore}
      changeNotice={
        <Suspense>
          <ChangeNotice />
        </Suspense>
      }
      consent={FAMILY_CONSENT}
      send={(request, draft) => sendAsFamily(request, draft, source)}
    />
  );
}
