import { lazy, Suspense, useState } from 'react';
import { mayHoldRequests } from '../../../state/outbox-flag.ts';
import { readReceipt, type Receipt } from '../../../state/receipt.ts';
import { href } from '../../../domain/routes.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { FamilyWizard } from './FamilyWizard.tsx';
import { requestDrafts } from './request-drafts.ts';
import { loadOfflineConfirmation } from './send-request.ts';

const OfflineConfirmation = lazy(loadOfflineConfirmation);
const CorrectRequest = lazy(() => import('./CorrectRequest.tsx'));
const PrefilledRequest = lazy(() => import('./PrefilledRequest.tsx'));
const OutboxNotice = lazy(() => import('./OutboxNotice.tsx'));

const LOOK_MS = 3000;
const drafts = requestDrafts('request');

/** `/request`: a new request, or with `?correct=` and its id one that was refused, or with `?prefilled` what was
 * sent before; ends on the confirmation page. */
export default function PublicRequest() {
  const [waiting, setWaiting] = useState<Receipt>();
  const [query] = useState(() => new URLSearchParams(location.search));
  const refused = query.get('correct');
  const [hasOutbox] = useState(mayHoldRequests);

  const leave = async (receipt: Receipt) => {
    if (receipt.status === 'waiting' && !(await canOpenConfirmation())) return setWaiting(receipt);
    // The browser may bring this page back as it was; by then the request is sent and the draft is gone.
    window.addEventListener('pageshow', (event) => event.persisted && location.reload());
    location.replace(href('requestConfirmation') + (await keyOf(receipt)));
  };
  const onSent = (receipt: Receipt) => void leave(receipt);

  return (
    <Suspense fallback={<PageSpinner />}>
      {waiting ? (
        <OfflineConfirmation receipt={waiting} />
      ) : refused ? (
        <CorrectRequest id={refused} onSent={onSent} />
      ) : query.has('prefilled') ? (
        <PrefilledRequest onSent={onSent} />
      ) : (
        <FamilyWizard
          source={{ drafts }}
          notice={
            hasOutbox && (
              <Suspense>
                <OutboxNotice />
              </Suspense>
            )
          }
          onSent={onSent}
        />
      )}
    </Suspense>
  );
}

/** Where the browser stores nothing, the address has to say which request it is about. */
async function keyOf(receipt: Receipt): Promise<string> {
  if (readReceipt(receipt.reference)) return '';
  const { trackingLink } = await import('../../../domain/tracking-link.ts');
  return new URL(trackingLink(location.origin, receipt)).hash;
}

/** Without a connection only a page that the worker carries along can be opened. */
async function canOpenConfirmation(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const signal = AbortSignal.timeout(LOOK_MS);
  return fetch(href('requestConfirmation'), { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
