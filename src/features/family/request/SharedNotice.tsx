import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import * as t from './words.ts';

/** Says why the form is empty, after a reload on a shared device. */
export default function SharedNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title={t.sharedDevice}>
        {t.whateverTypedHereBefore}
      </Notice>
    </div>
  );
}
