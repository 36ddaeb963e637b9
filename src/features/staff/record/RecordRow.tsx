import type { ReactNode } from 'react';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import type { StatusWords } from '../../../domain/status.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

interface RecordRowProps {
  href: string;
  name: string;
  status?: StatusWords | undefined;
  /** A date or a place. */
  detail?: ReactNode;
  children?: ReactNode;
}

/** A related record: its name as a link, with its status and since when. */
export const RecordRow = ({ href, name, status, detail, children }: RecordRowProps) => (
  <li>
    <Stack gap={1}>
      <Stack direction="row" gap={2} wrap align="center" justify="between">
        <Link href={href}>{name}</Link>
        <Stack direction="row" gap={2} wrap align="center">
          {status && <StatusBadge status={status} />}
          {detail && (
            <Text tone="muted" size="sm">
              {detail}
            </Text>
          )}
        </Stack>
      </Stack>
      {children}
    </Stack>
  </li>
);
