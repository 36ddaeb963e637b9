import type { HistoryWords, RecordedEvent } from '../../domain/history.ts';
import { historyInWords } from '../../domain/history.ts';
import type { Loadable } from '../../state/loadable.ts';
import { formatDateTime } from '../../domain/operator.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Loaded } from '../loaded/Loaded.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Timeline } from '../../ui/timeline/Timeline.tsx';

interface HistoryCardProps {
  events: Loadable<RecordedEvent[]>;
  words: HistoryWords;
}

/** What happened to a record, when and by whom, the latest first. */
export function HistoryCard({ events, words }: HistoryCardProps) {
  return (
    <Card heading="History">
      <Loaded data={events} label="Loading the history…">
        {(recorded) => {
          const entries = historyInWords(recorded, words);
          if (entries.length === 0) return <Text tone="muted">Nothing has been recorded yet.</Text>;
          return (
            <Timeline
              entries={entries.map(({ key, title, note, at, by }) => ({
                key,
                title,
                note,
                meta: `${formatDateTime(at)}, ${by}`,
              }))}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}
