import { formatDateTime } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { firstDayInWords } from './placement-facts.ts';
import type { PlacementRecord } from './placement-screen.ts';

/** Who is placed where, who came before and who follows. */
export function WhoCard({ placement }: { placement: PlacementRecord }) {
  const { caregiverId, caregiverName, applicationId, replaced, followedBy } = placement;
  const other = (placed: { id: string; caregiverName: string } | null) =>
    placed && <Link href={href('adminPlacement', { id: placed.id })}>{placed.caregiverName}</Link>;
  return (
    <Card heading="How it came about">
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
            term: 'Application',
            description: applicationId && (
              <Link href={href('adminApplication', { id: applicationId })}>How it was agreed on</Link>
            ),
          },
          { term: 'Placed', description: formatDateTime(placement.placedAt) },
          { term: 'First visit', description: firstDayInWords(placement) },
          ...(replaced ? [{ term: 'Follows', description: other(replaced) }] : []),
          ...(followedBy ? [{ term: 'Followed by', description: other(followedBy) }] : []),
        ]}
      />
    </Card>
  );
}
