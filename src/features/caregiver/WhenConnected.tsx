// bundle: own
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { NeedsConnection } from '../../parts/needs-connection/NeedsConnection.tsx';
import { $copied } from '../../state/copied.ts';

interface WhenConnectedProps {
  /** What needs a connection: “to answer the offer”. */
  to: string;
  children: ReactNode;
}

/** A step that needs the service. While this device shows copies, it says so instead. */
export function WhenConnected({ to, children }: WhenConnectedProps) {
  const offline = useStore($copied) !== undefined;
  return (
    <NeedsConnection offline={offline} to={to}>
      {children}
    </NeedsConnection>
  );
}
