import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { begun, outboxMark, type Receipt, sharedDevice } from '../../../state/device/storage.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { cameBackFromSent } from './came-back.ts';
import { FamilyWizard } from './FamilyWizard.tsx';
import { renderedStep } from './rendered-step.ts';
import { requestDrafts } from './request-drafts.ts';
import { loadOfflineConfirmation, wayToConfirmation } from './send-request.ts';

const OfflineConfirmation = lazy(loadOfflineConfirmation);
const CorrectRequest = lazy(() => import('./CorrectRequest.tsx'));
const PrefilledRequest = lazy(() => import('./PrefilledRequest.tsx'));
const OutboxNotice = lazy(() => import('./OutboxNotice.tsx'));
const SharedNotice = lazy(() => import('./SharedNotice.tsx'));

const drafts = requestDrafts('request', begun.keep);
const never = () => () => undefined;

/**
 * `/request`: a new request, a refused one with `?correct=` and its id, or with `?prefilled` the answers of a sent one.
 * Sending leads to the confirmation page.
 */
export default function PublicRequest() {
  const [waiting, setWaiting] = useState<Receipt>();
  // While the page is built there is no address: its HTML has the first step of a new request.
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => undefined,
  );
  const hasOutbox = useSyncExternalStore(never, outboxMark.read, () => undefined);
  const justSent = useSyncExternalStore(never, cameBackFromSent, () => false);
  const wasShared = useSyncExternalStore(never, sharedDevice.read, () => undefined);
  const query = new URLSearchParams(search ?? '');
  const refused = query.get('correct');
  const isNew = !refused && !query.has('prefilled');
  useEffect(() => {
    if (!isNew) renderedStep.reveal();
  }, [isNew]);

  const leave = async (receipt: Receipt) => {
    const way = await wayToConfirmation(receipt);
    if (!way) return setWaiting(receipt);
    // The browser may restore this page as it was, though the request is sent and the draft is gone.
    window.addEventListener('pageshow', (event) => event.persisted && location.reload());
    location.replace(way);
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
          rendered={renderedStep}
          begins={search !== undefined}
          notice={
            <Suspense>
              {wasShared && <SharedNotice />}
              {(hasOutbox || justSent) && <OutboxNotice justSent={justSent && !wasShared} />}
            </Suspense>
          }
          onSent={onSent}
        />
      )}
    </Suspense>
  );
}
