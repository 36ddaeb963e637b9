import { showReference } from '../../../lib/reference.ts';
import { DELIVERY, REFUSED, WAITING_IN_SHORT } from '../../../domain/delivery.ts';
import { href } from '../../../domain/routes.ts';
import { followOutbox } from '../../../pwa/sync.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { notices } from './RequestWizard.css.ts';
import { useReceipts } from './use-receipts.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

followOutbox();

const WORDS = {
  waiting: WAITING_IN_SHORT,
  refused: REFUSED,
  received: t.dontNeedFillAgain,
};

/** Says, before another request is begun, which requests of this device have not arrived, and which was `justSent`. */
export default function OutboxNotice({ justSent }: { justSent: boolean }) {
  const told = useReceipts().filter(
    ({ status }, index) => status !== 'received' || (justSent && index === 0),
  );
  if (told.length === 0) return null;
  return (
    <div className={notices}>
      {told.map(({ id, reference, status }) => (
        <Notice
          key={id}
          tone={status === 'refused' ? 'warning' : 'info'}
          title={fill(t.request, {
            reference: showReference(reference),
            predicate: DELIVERY[status].predicate,
          })}
          actions={<Link href={`${href('requestConfirmation')}#${reference}`}>{t.seeRequest}</Link>}
        >
          {WORDS[status]}
        </Notice>
      ))}
    </div>
  );
}
