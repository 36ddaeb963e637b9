import { Card } from '../../../ui/card/Card.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { message as messageStyle } from './application.css.ts';
import * as t from './words.ts';

export function MessageCard({ message }: { message: string | null }) {
  return (
    <Card heading={t.message}>
      {message ? (
        <blockquote className={messageStyle}>{message}</blockquote>
      ) : (
        <Text tone="muted">{t.caregiverWroteNoMessage}</Text>
      )}
    </Card>
  );
}
