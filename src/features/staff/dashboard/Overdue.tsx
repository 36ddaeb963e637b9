import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { isOverdue } from '../../../domain/waiting.ts';
import { showReference } from '../../../lib/reference.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { WaitingThing } from '../waiting/with-waiting.ts';
import * as styles from './Newest.css.ts';

const SHOWN = 8;
/** The database lists no more. */
const LISTED = 200;

const KINDS: Record<WaitingThing['kind'], string> = {
  request: 'Request for care',
  question: 'Answer of a family',
  profile: 'Profile to review',
  paper: 'Document to check',
  lapse: 'Expired document of somebody placed',
  application: 'Application',
  introduction: 'Introduction',
  offer: 'Offer to settle',
  check_in: 'Care that does not go well',
};

const OF_APPLICATIONS: readonly WaitingThing['kind'][] = ['application', 'introduction', 'offer'];

const linkOf = ({ kind, subjectId, requestId, caregiverId }: WaitingThing) => {
  if (kind === 'check_in') return href('adminPlacement', { id: subjectId });
  if (OF_APPLICATIONS.includes(kind)) return href('adminApplication', { id: subjectId });
  return requestId
    ? href('adminRequest', { id: requestId })
    : href('adminCaregiver', { id: caregiverId ?? subjectId });
};

/**
 * What is past the day that we promised, longest first, and which papers ran out while their owners are placed; nothing
 * where nothing is.
 */
export function Overdue({ things }: { things: readonly WaitingThing[] }) {
  const lapses = things.filter(({ kind }) => kind === 'lapse');
  return (
    <>
      <Things
        heading="Waiting longer than promised"
        things={things.filter((thing) => !lapses.includes(thing))}
      />
      <Things heading="Expired while placed" things={lapses} />
    </>
  );
}

function Things({ heading, things }: { heading: string; things: readonly WaitingThing[] }) {
  if (things.length === 0) return null;
  const more = things.length - SHOWN;
  return (
    <Card heading={heading}>
      <DividedList gap={2}>
        {things.slice(0, SHOWN).map((thing) => (
          <li key={`${thing.kind} ${thing.subjectId}`} className={styles.entry}>
            <div className={styles.words}>
              <Link href={linkOf(thing)}>
                {thing.reference ? showReference(thing.reference) : (thing.caregiverName ?? 'No name yet')}
              </Link>
              <Text as="span" size="sm">
                {KINDS[thing.kind]}
              </Text>
              <Text as="span" size="sm" tone="muted">
                since {formatDate(thing.since)}
              </Text>
            </div>
            <Text as="span" size="sm" strong>
              {isOverdue(thing.due) ? 'Was due' : 'By'} {formatLongDay(thing.due ?? '')}
            </Text>
          </li>
        ))}
      </DividedList>
      {more > 0 && (
        <Text tone="muted">
          And {things.length === LISTED && 'at least '}
          {more} more, due later than these.
        </Text>
      )}
    </Card>
  );
}
