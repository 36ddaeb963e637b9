import type { Unmet } from '../../../domain/unmet-requirements.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { forJob } from '../for-job.ts';
import * as t from './words.ts';

interface UnmetCardProps {
  jobId: string;
  unmet: readonly Unmet[];
  /** Announces it to screen readers, after something the person just did. */
  announce?: boolean;
}

/** What prevents applying, with links to mend it. */
export function UnmetCard({ jobId, unmet, announce = false }: UnmetCardProps) {
  return (
    <Notice tone="warning" title={t.cantApplyYet} announce={announce}>
      <Stack as="ul" gap={2}>
        {unmet.map(({ code, words, action }) => (
          <li key={code}>
            {words} {action && <Link href={forJob(action.href, jobId)}>{action.label}</Link>}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
