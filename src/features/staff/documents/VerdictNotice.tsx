import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { Verdict } from './documents-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface VerdictNoticeProps {
  verdict: Verdict;
  name: string;
  caregiverId: string;
  onGoOn: () => Promise<unknown>;
}

/** Says that a document was already checked, with the colleague, the time and the result. */
export function VerdictNotice({ verdict, name, caregiverId, onGoOn }: VerdictNoticeProps) {
  const { status, checkedAt, checkedBy, checkNote } = verdict;
  const did = status === 'verified' ? t.verified : t.rejected;
  return (
    <Notice
      tone={status === 'verified' ? 'success' : 'neutral'}
      title={fill(checkedAt ? t.byOn : t.by, {
        did,
        checkedBy: checkedBy ?? t.deletedAccount,
        date: checkedAt ? formatDate(checkedAt) : '',
      })}
      actions={
        <Button variant="secondary" size="small" onClick={() => void onGoOn()}>
          {t.seeWhatWaits}
        </Button>
      }
    >
      {checkNote} <Link href={href('adminCaregiver', { id: caregiverId })}>{fill(t.open, { name })}</Link>
    </Notice>
  );
}
