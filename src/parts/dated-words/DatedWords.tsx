import type { ReactNode } from 'react';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface DatedWordsProps {
  /** What someone typed. */
  words: string | null | undefined;
  strong?: boolean;
  /** Who said it when, or what became of it. */
  children: ReactNode;
}

/** What someone wrote, and below it when. */
export const DatedWords = ({ words, strong = false, children }: DatedWordsProps) => (
  <Stack gap={1}>
    {words && (
      <Text typed measure strong={strong}>
        {words}
      </Text>
    )}
    <Text tone="muted" size="sm">
      {children}
    </Text>
  </Stack>
);
