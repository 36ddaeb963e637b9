// bundle: own
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { NeedsConnection } from '../../parts/needs-connection/NeedsConnection.tsx';
import { $copied } from '../../state/copied.ts';

interface WhenConnectedProps {
  /** What a connection is needed for: “to answer the offer”. */
  to: string;
  children: ReactNode;
}

/** A step in which the service has a part; while this device shows copies, that it needs a connection. */
export function WhenConnected({ to, children }: WhenConnectedProps) {
  const offline = useStore($copied) !== undefined;
  return (
    <NeedsConnection offline={offline} to={to}>
      {children}
    </NeedsConnection>
  );
}
