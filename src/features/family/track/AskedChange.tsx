import type { FamilyMessage } from '../../../data/tracked-request.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { gistOf, SentMessage } from './SentMessage.tsx';
import * as t from './message.words.ts';

interface AskedChangeProps {
  message: FamilyMessage;
  /** Whether a caregiver is placed, who has to agree. */
  isPlaced: boolean;
}

/** The change a family asked for: what, when, and what happens next. */
export default function AskedChange({ message, isPlaced }: AskedChangeProps) {
  return (
    <Fold heading={t.askedChange} hint={gistOf(message)}>
      <SentMessage message={message} />
      {isPlaced && !message.answeredAt && message.about !== 'caregiver' && (
        <Text measure>{t.nothingChangesYet}</Text>
      )}
    </Fold>
  );
}
