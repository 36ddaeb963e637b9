import type { ReactNode } from 'react';
import { formatDateTime } from '../../domain/operator.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Says that the screen shows what this device keeps, and of when that is (milliseconds). */
export function AsOfNotice({ at, children }: { at: number; children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      announce
      title={`As of ${formatDateTime(new Date(at).toISOString())}. You are offline`}
    >
      {children}
    </Notice>
  );
}
