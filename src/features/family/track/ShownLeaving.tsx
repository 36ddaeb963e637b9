import { type ComponentType, useEffect, useState } from 'react';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import type { LeavingProps } from './Leaving.tsx';
import * as t from './words.ts';

/** Needs a connection, and few families use it. So it loads while it is folded, and again with a new connection. */
export function ShownLeaving(props: LeavingProps) {
  const { offline } = props;
  const [Leaving, setLeaving] = useState<ComponentType<LeavingProps>>();
  useEffect(() => {
    import('./Leaving.tsx').then(
      (code) => setLeaving(() => code.Leaving),
      () => undefined,
    );
  }, [offline]);
  if (Leaving) return <Leaving {...props} />;
  return (
    <NeedsConnection offline={offline} to={t.toLeave}>
      <Spinner label={t.oneMoment} />
    </NeedsConnection>
  );
}
