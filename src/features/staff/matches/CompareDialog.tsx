import type { CSSProperties, ReactNode } from 'react';
import { clientName } from '../../../domain/client.ts';
import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, type DocumentKind, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { SlotLegend } from '../../../parts/availability-grid/SlotLegend.tsx';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './CompareDialog.css.ts';
import type { Candidate } from './load-matches.ts';
import type { MatchedJob } from './match-list.ts';
import { documentInWords, loadInWords, reliabilityInWords } from './match-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  people: readonly Candidate[];
  job: Pick<MatchedJob, 'availability' | 'client'>;
  /** Who is left out, and why. */
  note?: string | false;
  /** Where a name links to; by default to the caregiver. */
  hrefOf?: (caregiverId: string) => string;
  /** The status of each one's application. */
  markOf: (person: Candidate) => ReactNode;
  /** The steps for each. */
  stepsOf: (person: Candidate) => ReactNode;
}

/** Compares up to three caregivers: scores and times, then line by line the rest. */
export function CompareDialog({
  open,
  onClose,
  people,
  job,
  note,
  hrefOf = caregiver,
  markOf,
  stepsOf,
}: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(t.sideSide, { client: clientName(job.client) })}
      size="wide"
    >
      <Stack gap={4}>
        <div className={styles.people}>
          <Columns layout={people.length === 3 ? 'thirds' : 'halves'} gap={3}>
            {people.map((person) => (
              <Person
                key={person.caregiverId}
                {...{ person, job, onClose }}
                href={hrefOf(person.caregiverId)}
                mark={markOf(person)}
                steps={stepsOf(person)}
              />
            ))}
          </Columns>
        </div>
        {note && <Text tone="muted">{note}</Text>}
        {people.some(({ facts }) => facts) && <SlotLegend words={WORDS} beyond />}
        <Table
          caption={t.whatElseThereCompare}
          captionHidden
          rows={linesOf(people)}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: t.what,
              headerHidden: true,
              width: styles.names,
              cell: ({ name }) => name,
            },
            ...people.map((person) => ({
              key: person.caregiverId,
              header: person.fullName,
              width: `calc((100% - ${styles.names}) / ${people.length})`,
              cell: ({ of }: Line) => of(person),
            })),
          ]}
        />
      </Stack>
    </Dialog>
  );
}

/** The legend of the weeks, once for all. */
const WORDS = { own: t.free, other: t.needed };
const caregiver = (id: string) => href('adminCaregiver', { id });

type PersonProps = Pick<CompareDialogProps, 'job' | 'onClose'> & {
  person: Candidate;
  href: string;
  mark: ReactNode;
  steps: ReactNode;
};

function Person({ person, job, onClose, href: path, mark, steps }: PersonProps) {
  const { fullName, score, parts, facts } = person;
  return (
    <section className={styles.person} style={{ [styles.parts]: parts.length } as CSSProperties}>
      <Heading level={3} size="sm">
        {/* Closes the dialog, since the link may lead to the page below it. */}
        <Link href={path} onClick={onClose}>
          {fullName}
        </Link>
      </Heading>
      <Meter value={score} label={fill(t.matchScore, { fullName })} />
      <ScoreParts parts={parts} />
      <div>
        {facts && (
          <AvailabilityGrid
            legend={fill(t.timesOf, { fullName })}
            readOnly
            value={facts.availability & ~facts.taken}
            compare={job.availability}
            words={WORDS}
            explained
          />
        )}
      </div>
      <Stack direction="row" gap={2} wrap align="center">
        {mark}
      </Stack>
      <Stack direction="row" gap={2} wrap>
        {steps}
      </Stack>
    </section>
  );
}

type Line = { name: string; of: (person: Candidate) => string };

/** Lists only the documents that one of them has given us. */
const linesOf = (people: readonly Candidate[]): Line[] => [
  {
    name: t.place,
    of: ({ placeName, distanceKm }) => fill(t.away, { placeName, distance: formatDistance(distanceKm) }),
  },
  {
    name: t.rate,
    of: ({ facts }) =>
      facts?.hourlyRate ? fill(t.anHour, { amount: formatMoney(facts.hourlyRate) }) : t.notKnownYet,
  },
  { name: t.load, of: ({ facts }) => (facts ? loadInWords(facts) : t.notKnownYet) },
  { name: t.reliability, of: ({ facts }) => (facts ? reliabilityInWords(facts) : t.notKnownYet) },
  { name: t.languages, of: ({ facts }) => inWords(facts?.languages ?? [], LANGUAGES) || t.noneNamed },
  { name: t.skills, of: ({ facts }) => inWords(facts?.skills ?? [], SKILLS) || t.noneNamed },
  ...(Object.keys(DOCUMENT_KINDS) as DocumentKind[])
    .filter((kind) => people.some(({ facts }) => facts?.documents.some((document) => document.kind === kind)))
    .map((kind) => ({
      name: DOCUMENT_KINDS[kind],
      of: ({ facts }: Candidate) => documentInWords(kind, facts),
    })),
];
