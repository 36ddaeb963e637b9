import { Badge } from '../../../ui/badge/Badge.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';

/** Somebody’s name in a list, marked where the account is closed. */
export const AccountName = ({ name, isClosed }: { name: string | null; isClosed: boolean }) =>
  isClosed ? (
    <Stack direction="row" gap={2} wrap align="center">
      {name ?? 'No name yet'}
      <Badge>Deactivated</Badge>
    </Stack>
  ) : (
    (name ?? 'No name yet')
  );
