import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';

/** Above answers that differ from those that were sent from this device. */
export default function ChangeNotice() {
  return (
    <div className={notices}>
      <Notice tone="info" title="You are changing a request that you have sent">
        It keeps its reference. Your changes reach us when you send it again.
      </Notice>
    </div>
  );
}
