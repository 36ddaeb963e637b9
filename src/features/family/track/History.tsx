import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { happenedTo } from './history-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './terms.words.ts';

/** Of a longer history only the latest steps show. The others are folded. */
const MOST = 6;
const LATEST = 4;

/** What has happened to a request, the latest first. */
export function History({ request }: { request: Pick<TrackedRequest, 'steps' | 'erasedAt'> }) {
  const entries = happenedTo(request).map(({ words, at, note, terms }) => ({
    key: words + at,
    title: words,
    meta: formatDateTime(at),
    note: terms ? (
      <>
        {note}
        <Disclosure summary={t.whatAgreedThen}>
          <DescriptionList items={terms} />
        </Disclosure>
      </>
    ) : (
      note
    ),
  }));
  if (entries.length <= MOST) return <Timeline entries={entries} />;
  return (
    <>
      <Timeline entries={entries.slice(0, LATEST)} />
      <Disclosure summary={fill(t.earlierSteps, { count: entries.length - LATEST })}>
        <Timeline entries={entries.slice(LATEST)} earlier />
      </Disclosure>
    </>
  );
}
