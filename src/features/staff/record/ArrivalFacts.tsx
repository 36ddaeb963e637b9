import { type Client, clientName } from '../../../domain/client.ts';
import { type ArrivalNotes, arrivalInWords } from '../../../domain/arrival-notes.ts';
import type { ArrivalCalls } from '../../../parts/arrival-notes/arrival-form.ts';
import { ChangeNotes } from '../../../parts/arrival-notes/ChangeNotes.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ArrivalFactsProps {
  client: Client;
  requestId: string;
  notes: ArrivalNotes | null;
  calls: ArrivalCalls;
}

/** The arrival notes, with a dialog to change them. */
export function ArrivalFacts({ client, requestId, notes, calls }: ArrivalFactsProps) {
  const facts = arrivalInWords(notes);
  return (
    <>
      {facts.length > 0 && <DescriptionList items={facts} />}
      <ChangeNotes
        title={fill(t.whatToKnowAbout, { client: clientName(client) })}
        notes={notes}
        calls={calls}
        draft={`arrival:${requestId}`}
      />
    </>
  );
}
