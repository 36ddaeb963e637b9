import { formatDateTime } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { showReference } from '../../../lib/reference.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { firstDayInWords } from './placement-facts.ts';
import type { PlacementRecord } from './placement-screen.ts';

/** Who is placed where, who came before and who follows. */
export function WhoCard({ placement }: { placement: PlacementRecord }) {
  const { caregiverId, caregiverName, requestId, applicationId, replaced, followedBy } = placement;
  const other = (placed: { id: string; caregiverName: string } | null) =>
    placed && <Link href={href('adminPlacement', { id: placed.id })}>{placed.caregiverName}</Link>;
  return (
    <Card heading="Who and where">
      <DescriptionList
        items={[
          {
            term: 'Caregiver',
            description: caregiverId ? (
              <Link href={href('adminCaregiver', { id: caregiverId })}>{caregiverName}</Link>
            ) : (
              `${caregiverName}, whose account is gone`
            ),
          },
          {
            term: 'Request',
            description: (
              <Link href={href('adminRequest', { id: requestId })}>
                {showReference(placement.request.reference)}
              </Link>
            ),
          },
          {
            term: 'Application',
            description: applicationId && (
              <Link href={href('adminApplication', { id: applicationId })}>How it was agreed on</Link>
            ),
          },
          { term: 'Placed', description: formatDateTime(placement.placedAt) },
          { term: 'First day', description: firstDayInWords(placement) },
          ...(replaced ? [{ term: 'Follows', description: other(replaced) }] : []),
          ...(followedBy ? [{ term: 'Followed by', description: other(followedBy) }] : []),
        ]}
      />
    </Card>
  );
}
