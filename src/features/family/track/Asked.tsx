import { formatDateTime } from '../../../domain/operator.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** What the staff asked, and when. */
export const Asked = ({ question, askedAt }: { question: string; askedAt: string }) => (
  <Stack gap={1}>
    <Text typed strong>
      {question}
    </Text>
    <Text tone="muted" size="sm">
      {fill(t.askedOn, { time: formatDateTime(askedAt) })}
    </Text>
  </Stack>
);
