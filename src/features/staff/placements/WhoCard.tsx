import { formatDateTime } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { firstDayInWords } from './placement-facts.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './words.ts';

/** How the placement was agreed on, who came before, and who comes next. */
export function WhoCard({ placement }: { placement: PlacementRecord }) {
  const { applicationId, replaced, followedBy } = placement;
  const other = (placed: { id: string; caregiverName: string } | null) =>
    placed && <Link href={href('adminPlacement', { id: placed.id })}>{placed.caregiverName}</Link>;
  return (
    <Card heading={t.howCameAbout}>
      <DescriptionList
        items={[
          {
            term: t.application,
            description: applicationId && (
              <Link href={href('adminApplication', { id: applicationId })}>{t.howAgreed}</Link>
            ),
          },
          { term: t.placed, description: formatDateTime(placement.placedAt) },
          { term: t.firstVisit, description: firstDayInWords(placement) },
          ...(replaced ? [{ term: t.follows, description: other(replaced) }] : []),
          ...(followedBy ? [{ term: t.followedBy, description: other(followedBy) }] : []),
        ]}
      />
    </Card>
  );
}
