import { Badge } from '../../../ui/badge/Badge.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as t from './words.ts';

/** A person's name in a list, marked if the account is deactivated. */
export const AccountName = ({ name, isClosed }: { name: string | null; isClosed: boolean }) =>
  isClosed ? (
    <Stack direction="row" gap={2} wrap align="center">
      {name ?? t.noNameYet}
      <Badge>{t.deactivated}</Badge>
    </Stack>
  ) : (
    (name ?? t.noNameYet)
  );
