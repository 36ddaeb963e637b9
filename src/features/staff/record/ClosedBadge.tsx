import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadDeactivated } from '../../../data/users.ts';
import { loadable } from '../../../state/loadable.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';

/** Beside a name whose account is closed: that it is. Nothing while that is not known. */
export function ClosedBadge({ account }: { account: string }) {
  const [closed] = useState(() => loadable(() => loadDeactivated([account])));
  const asked = useStore(closed.$value);
  return asked.state === 'ready' && asked.value.length > 0 ? <Badge>Deactivated</Badge> : null;
}
