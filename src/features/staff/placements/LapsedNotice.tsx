import { formatList } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { PlacementRecord } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Warns of required documents that have expired during the placement. */
export function LapsedNotice({
  placement: { lapsed, caregiverId, caregiverName },
}: {
  placement: Pick<PlacementRecord, 'lapsed' | 'caregiverId' | 'caregiverName'>;
}) {
  if (lapsed.length === 0 || !caregiverId) return null;
  return (
    <Notice
      tone="warning"
      title={t.documentExpired}
      actions={
        <ButtonLink variant="secondary" size="small" href={href('adminCaregiver', { id: caregiverId })}>
          {t.seeDocuments}
        </ButtonLink>
      }
    >
      {fill(t.documentsNoLongerCount, {
        documents: formatList(lapsed.map((kind) => DOCUMENT_KINDS[kind])),
        caregiverName,
      })}
    </Notice>
  );
}
