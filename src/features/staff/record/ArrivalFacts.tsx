import { type ArrivalNotes, arrivalInWords } from '../../../domain/arrival-notes.ts';
import type { ArrivalCalls } from '../../../parts/arrival-notes/arrival-form.ts';
import { ChangeNotes } from '../../../parts/arrival-notes/ChangeNotes.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';

interface ArrivalFactsProps {
  requestId: string;
  notes: ArrivalNotes | null;
  calls: ArrivalCalls;
}

/** What a caregiver should know on arrival, as family or staff wrote it down, and how to change it. */
export function ArrivalFacts({ requestId, notes, calls }: ArrivalFactsProps) {
  const facts = arrivalInWords(notes);
  return (
    <>
      {facts.length > 0 && <DescriptionList items={facts} />}
      <ChangeNotes notes={notes} calls={calls} draft={`arrival:${requestId}`} />
    </>
  );
}
