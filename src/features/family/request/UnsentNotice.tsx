import { showReference } from '../../../lib/reference.ts';
import { href } from '../../../domain/routes.ts';
import { followOutbox } from '../../../pwa/sync.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import { useReceipts } from './use-receipts.ts';

followOutbox();

/** Before someone begins another request: what this device has not got rid of yet. */
export default function UnsentNotice() {
  const unsent = useReceipts().filter(({ status }) => status !== 'received');
  if (unsent.length === 0) return null;
  return (
    <div className={notices}>
      {unsent.map(({ id, reference, status }) => (
        <Notice
          key={id}
          tone={status === 'refused' ? 'warning' : 'info'}
          title={`Request ${showReference(reference)} ${status === 'refused' ? 'needs a correction' : 'is waiting to be sent'}`}
          actions={<Link href={`${href('requestConfirmation')}#${reference}`}>See where it stands</Link>}
        >
          {status === 'refused'
            ? 'We could not take it as it is. Nothing is lost.'
            : 'It will be sent as soon as there is a connection. You don’t need to fill it in again.'}
        </Notice>
      ))}
    </div>
  );
}
