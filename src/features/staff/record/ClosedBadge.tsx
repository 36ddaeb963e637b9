import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadUser } from '../../../data/users.ts';
import { loadable } from '../../../state/loadable.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import * as t from './words.ts';

/** Says that an account is deactivated; nothing until that is known. */
export function ClosedBadge({ account }: { account: string }) {
  const [closed] = useState(() => loadable(() => loadUser(account)));
  const asked = useStore(closed.$value);
  return asked.state === 'ready' && asked.value?.deactivatedAt ? <Badge>{t.deactivated}</Badge> : null;
}
