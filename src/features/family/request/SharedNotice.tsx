import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';

/** To whoever loads the page again on a shared device: why it is empty. */
export default function SharedNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title="This is a shared device">
        Whatever was typed here before has not been kept.
      </Notice>
    </div>
  );
}
