import { lazy, type ReactNode, Suspense } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import type { DraftSource } from './submit-to-outbox.ts';
import type { RenderedStep } from './rendered-step.ts';
import { sentBefore } from './request-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsFamily } from './send-request.ts';

const ChangeNotice = lazy(() => import('./ChangeNotice.tsx').catch(() => ({ default: () => <></> })));

interface FamilyWizardProps {
  source: DraftSource;
  refusal?: Failure;
  prefilled?: boolean;
  rendered?: RenderedStep;
  begins?: boolean;
  notice?: ReactNode;
  onSent: (receipt: Receipt) => void;
}

/** The wizard for families: it sends through the outbox. */
export function FamilyWizard({ source, ...rest }: FamilyWizardProps) {
  return (
    <RequestWizard
      {...rest}
      drafts={source.drafts}
      asksOfDevice={!rest.refusal && !rest.prefilled}
      sentBefore={sentBefore}
      changeNotice={
        <Suspense>
          <ChangeNotice />
        </Suspense>
      }
      send={(request, draft) => sendAsFamily(request, draft, source)}
    />
  );
}
