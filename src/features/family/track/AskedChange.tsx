import type { FamilyMessage } from '../../../data/tracking.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SentMessage } from './SentMessage.tsx';
import * as t from './message.words.ts';

interface AskedChangeProps {
  message: FamilyMessage;
  /** A caregiver comes, who has to agree. */
  isPlaced: boolean;
}

/** A change that the family has asked for: what, when, and what happens next. */
export default function AskedChange({ message, isPlaced }: AskedChangeProps) {
  return (
    <Card heading={t.askedChange}>
      <SentMessage message={message} />
      {isPlaced && message.about !== 'caregiver' && <Text measure>{t.nothingChangesYet}</Text>}
    </Card>
  );
}
