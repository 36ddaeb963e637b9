import { lazy, Suspense, useState } from 'react';
import { mayHoldUnsent } from '../../../state/outbox-flag.ts';
import { readReceipt, type Receipt } from '../../../state/receipt.ts';
import { href } from '../../../domain/routes.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { FamilyWizard } from './FamilyWizard.tsx';
import { requestDrafts } from './request-drafts.ts';
import { loadKeptHere } from './send-request.ts';

const KeptHere = lazy(loadKeptHere);
const CorrectRequest = lazy(() => import('./CorrectRequest.tsx'));
const UnsentNotice = lazy(() => import('./UnsentNotice.tsx'));

const LOOK_MS = 3000;
const drafts = requestDrafts('request');

/** `/request`: a new request, or with `?correct=` and its id one that was refused; ends on the confirmation page. */
export default function PublicRequest() {
  const [kept, setKept] = useState<Receipt>();
  const [refused] = useState(() => new URLSearchParams(location.search).get('correct'));
  const [unsent] = useState(mayHoldUnsent);

  const leave = async (receipt: Receipt) => {
    if (receipt.status === 'waiting' && !(await canOpenConfirmation())) return setKept(receipt);
    // The browser may bring this page back as it was; by then the request is sent and the draft is gone.
    window.addEventListener('pageshow', (event) => event.persisted && location.reload());
    location.replace(href('requestConfirmation') + (await keyOf(receipt)));
  };
  const onSent = (receipt: Receipt) => void leave(receipt);

  return (
    <Suspense fallback={<PageSpinner />}>
      {kept ? (
        <KeptHere receipt={kept} />
      ) : refused ? (
        <CorrectRequest id={refused} onSent={onSent} />
      ) : (
        <FamilyWizard
          keeping={{ drafts }}
          notice={
            unsent && (
              <Suspense>
                <UnsentNotice />
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
