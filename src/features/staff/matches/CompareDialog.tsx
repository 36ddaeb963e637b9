import { formatDistance, formatMoney } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, type DocumentKind, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import type { Candidate } from './load-matches.ts';
import { paperInWords } from './match-words.ts';
import type { MatchedJob } from './MatchList.tsx';

interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  people: readonly Candidate[];
  job: MatchedJob;
}

/** Up to three caregivers side by side: score, times, checks and the rest, each in the same order. */
export function CompareDialog({ open, onClose, people, job }: CompareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Side by side" size="wide">
      <Columns layout={people.length === 3 ? 'thirds' : 'halves'}>
        {people.map((person) => (
          <Person key={person.caregiverId} person={person} job={job} />
        ))}
      </Columns>
    </Dialog>
  );
}

function Person({ person, job }: { person: Candidate; job: MatchedJob }) {
  const { caregiverId, fullName, placeName, distanceKm, score, parts, facts } = person;
  const free = facts ? facts.availability & ~facts.taken : 0;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>
        <Link href={href('adminCaregiver', { id: caregiverId })}>{fullName}</Link>
      </Heading>
      <Meter value={score} label={`Match score of ${fullName}`} />
      <ScoreParts parts={parts} />
      {facts && (
        <AvailabilityGrid
          legend={`Times of ${fullName}`}
          readOnly
          value={free}
          compare={job.availability}
          words={{ own: 'Free', other: 'Needed' }}
        />
      )}
      <DescriptionList
        items={[
          { term: 'Place', description: `${placeName}, ${formatDistance(distanceKm)} away` },
          {
            term: 'Rate',
            description: facts?.hourlyRate ? `${formatMoney(facts.hourlyRate)} an hour` : 'Not known yet',
          },
          { term: 'Languages', description: inWords(facts?.languages ?? [], LANGUAGES) || 'None named' },
          { term: 'Skills', description: inWords(facts?.skills ?? [], SKILLS) || 'None named' },
          ...(Object.keys(DOCUMENT_KINDS) as DocumentKind[])
            .filter((kind) => facts?.papers.some((paper) => paper.kind === kind))
            .map((kind) => ({ term: DOCUMENT_KINDS[kind], description: paperInWords(kind, facts) })),
        ]}
      />
    </Stack>
  );
}
