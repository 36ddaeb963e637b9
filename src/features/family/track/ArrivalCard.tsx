import type { ArrivalNotes } from '../../../domain/arrival-notes.ts';
import { arrivalInWords } from '../../../domain/arrival-notes.ts';
import { ChangeNotes } from '../../../parts/arrival-notes/ChangeNotes.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { arrivalDraft } from './drafts.ts';
import * as t from './contact.words.ts';

interface ArrivalCardProps {
  reference: string;
  notes: ArrivalNotes | null;
  mayChange: boolean;
  changes: Pick<Changes, 'arrivalNotes'>;
  offline: boolean;
}

/** The arrival notes, and who reads them. */
export default function ArrivalCard({ reference, notes, mayChange, changes, offline }: ArrivalCardProps) {
  const facts = arrivalInWords(notes);
  // No caregiver will come for a request that is over.
  if (facts.length === 0 && !mayChange) return null;
  return (
    <Fold heading={t.whatCaregiverShouldKnow}>
      <Text>{facts.length > 0 ? t.whoReadsNotes : t.writeWhatToKnow}</Text>
      {facts.length > 0 ? <DescriptionList items={facts} /> : <Text tone="muted">{t.whoReadsNotes}</Text>}
      <Text tone="muted" size="sm">
        {t.keepsCopy}
      </Text>
      {mayChange && (
        <NeedsConnection offline={offline} to={t.changeNotes}>
          <ChangeNotes notes={notes} calls={changes.arrivalNotes} draft={arrivalDraft(reference)} />
        </NeedsConnection>
      )}
    </Fold>
  );
}
