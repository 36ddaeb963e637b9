import { showReference } from '../../../lib/reference.ts';
import { DELIVERY, REFUSED, WAITING_IN_SHORT } from '../../../domain/delivery.ts';
import { href } from '../../../domain/routes.ts';
import { followOutbox } from '../../../pwa/sync.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import { useReceipts } from './use-receipts.ts';

followOutbox();

/** Before someone begins another request: which ones of this device have not arrived. */
export default function OutboxNotice() {
  const undelivered = useReceipts().filter(({ status }) => status !== 'received');
  if (undelivered.length === 0) return null;
  return (
    <div className={notices}>
      {undelivered.map(({ id, reference, status }) => (
        <Notice
          key={id}
          tone={status === 'refused' ? 'warning' : 'info'}
          title={`Request ${showReference(reference)} ${DELIVERY[status].predicate}`}
          actions={<Link href={`${href('requestConfirmation')}#${reference}`}>See where it stands</Link>}
        >
          {status === 'refused' ? REFUSED : WAITING_IN_SHORT}
        </Notice>
      ))}
    </div>
  );
}
