import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as t from './words.ts';

interface AccountNameProps {
  name: string | null;
  isClosed: boolean;
  isSuspended?: boolean;
}

/** A person's name in a list, marked if the account is deactivated or suspended. */
export const AccountName = ({ name, isClosed, isSuspended = false }: AccountNameProps) =>
  isClosed || isSuspended ? (
    <Stack direction="row" gap={2} wrap align="center">
      {name ?? t.noNameYet}
      {isClosed ? <Badge>{t.deactivated}</Badge> : <StatusBadge status={PROFILE_STATUS.suspended} />}
    </Stack>
  ) : (
    (name ?? t.noNameYet)
  );
