import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import * as t from './words.ts';

/** Says that the answers differ from those sent from this device. */
export default function ChangeNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title={t.changingRequestSent}>
        {t.keepsReferenceChangesReach}
      </Notice>
    </div>
  );
}
