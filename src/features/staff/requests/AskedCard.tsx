import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Answers } from './Answers.tsx';
import { furtherFacts } from './request-facts.ts';
import type { RequestRecord } from './request-screen.ts';
import * as t from './words.ts';

interface AskedCardProps {
  request: RequestRecord;
  /** The times show elsewhere on the page, with who covers them. */
  timesElsewhere: boolean;
}

/** What the family asks for, with all answers of their form. */
export function AskedCard({ request, timesElsewhere }: AskedCardProps) {
  return (
    <Card heading={t.whatAsked}>
      <DescriptionList items={furtherFacts(request)} />
      {!timesElsewhere && !request.flexible && (
        <AvailabilityGrid
          legend={t.times}
          readOnly
          value={request.availability}
          words={{ own: t.needed, other: '' }}
        />
      )}
      {!request.erasedAt && <Answers request={request} />}
    </Card>
  );
}
