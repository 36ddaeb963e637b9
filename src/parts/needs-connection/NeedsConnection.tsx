import type { ReactNode } from 'react';
import { Text } from '../../ui/text/Text.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface NeedsConnectionProps {
  offline: boolean;
  /** What needs a connection: “to change the answers”. */
  to: string;
  children: ReactNode;
}

/** A step that needs a connection. Without one, it says so instead. */
export function NeedsConnection({ offline, to, children }: NeedsConnectionProps) {
  if (!offline) return children;
  return (
    <Text tone="muted" size="sm">
      {fill(t.needConnection, { to })}
    </Text>
  );
}
