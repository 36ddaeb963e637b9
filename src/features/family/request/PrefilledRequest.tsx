import { useEffect, useRef, useState } from 'react';
import { requestPayload } from '../../../data/request-payload.ts';
import { changeRequest } from '../../../data/tracking.ts';
import { today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { ok } from '../../../lib/result.ts';
import { changesSent, prefill as kept, type Receipt } from '../../../state/device/storage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { FAMILY_WORDS } from './family-words.ts';
import { FamilyWizard } from './FamilyWizard.tsx';
import { prefilledDrafts } from './prefilled-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { notices } from './RequestWizard.css.ts';
import * as t from './words.ts';

const CHANGE_WORDS = { ...FAMILY_WORDS, send: t.sendChanges, sending: t.sendingChanges };

/** The wizard with the answers of a sent request, to change it or to send another like it. */
export default function PrefilledRequest({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const [prefill] = useState(kept.read);
  const [drafts] = useState(() => prefilledDrafts(today()));
  const lost = useRef(false);
  useEffect(() => {
    // It was sent in the meantime, or this is another tab.
    if (!prefill) location.replace(href('track'));
  }, [prefill]);
  if (!prefill) return <PageSpinner />;
  const toRequest = () => location.replace(trackingLink('', prefill));
  if (!prefill.changes) {
    const notice = (
      <div className={notices}>
        <Notice tone="info" title={t.earlierAnswersHere}>
          {t.changeWhatDiffers}
        </Notice>
      </div>
    );
    return <FamilyWizard source={{ drafts }} prefilled notice={notice} onSent={onSent} />;
  }
  return (
    <>
      <div className={notices}>
        <Notice
          tone="info"
          title={t.changingRequest}
          actions={
            <Button variant="secondary" size="small" onClick={toRequest}>
              {t.cancelChanges}
            </Button>
          }
        >
          {t.keepsReferenceChangesReachWhen}
        </Notice>
      </div>
      <RequestWizard
        drafts={drafts}
        prefilled
        words={CHANGE_WORDS}
        send={async (request) => {
          const sent = await changeRequest(prefill, requestPayload(request));
          // The earlier try arrived, and only its answer was lost.
          if (!sent.ok && sent.error.code === 'same_as_before' && lost.current) return ok(null);
          lost.current = !sent.ok && sent.error.kind !== 'refused';
          // That page says why the link ended. What was typed stays in this tab.
          if (!sent.ok && sent.error.code === 'link_ended') toRequest();
          return sent;
        }}
        onSent={() => {
          changesSent.keep(true);
          toRequest();
        }}
      />
    </>
  );
}
