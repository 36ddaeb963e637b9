import { clientName } from '../../../domain/client.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { showReference } from '../../../lib/reference.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import { titleOf } from './request-facts.ts';
import type { RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';

/** Other requests of the same family, latest first; nothing if there are none. */
export const OtherRequests = ({ others }: Pick<RequestScreenStore, 'others'>) => (
  <RecordListCard heading={t.otherRequests} rows={others} noun={t.rows.other}>
    {(row) => (
      <RecordRow
        key={row.id}
        href={href('adminRequest', { id: row.id })}
        name={clientName(row.client)}
        status={REQUEST_STATUS[row.status]}
        detail={formatShortDate(row.submittedAt)}
      >
        <Text size="sm">
          {unbroken(`${titleOf({ ...row, place: { name: row.place } })}, ${showReference(row.reference)}`)}
        </Text>
      </RecordRow>
    )}
  </RecordListCard>
);
