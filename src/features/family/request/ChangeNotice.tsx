import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import * as t from './words.ts';

/** Above answers that differ from those that were sent from this device. */
export default function ChangeNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title={t.changingRequestSent}>
        {t.keepsReferenceChangesReach}
      </Notice>
    </div>
  );
}
