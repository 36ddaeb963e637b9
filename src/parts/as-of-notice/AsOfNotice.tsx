import type { ReactNode } from 'react';
import { formatDateTime } from '../../domain/operator.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { fill } from '../../lib/fill.ts';
import { whyNotNow } from './why-not-now.ts';
import * as t from './words.ts';

interface AsOfNoticeProps {
  at: number;
  /** A way to try again, unless the page tries by itself. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Says that the screen shows copies kept on this device, and when they were made (milliseconds). */
export function AsOfNotice({ at, actions, children }: AsOfNoticeProps) {
  return (
    <Notice
      tone="warning"
      announce
      actions={actions}
      title={fill(t.asOf, { time: formatDateTime(new Date(at).toISOString()), why: whyNotNow() })}
    >
      {children}
    </Notice>
  );
}
