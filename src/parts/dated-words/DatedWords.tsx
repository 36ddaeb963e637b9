import type { ReactNode } from 'react';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface DatedWordsProps {
  /** What a person wrote. */
  words: string | null | undefined;
  strong?: boolean;
  /** Who wrote it and when, or what followed. */
  children: ReactNode;
}

/** A person's words, with the date below. */
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
