import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import * as t from './words.ts';

/** For a person who reloads the page on a shared device: why it is empty. */
export default function SharedNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title={t.sharedDevice}>
        {t.whateverTypedHereBefore}
      </Notice>
    </div>
  );
}
