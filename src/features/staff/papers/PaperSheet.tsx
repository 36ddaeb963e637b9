import { useEffect, useState } from 'react';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { KeyFacts } from '../../../ui/record-page/KeyFacts.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { AnswerBy } from '../waiting/AnswerBy.tsx';
import { CheckForm } from './CheckForm.tsx';
import { NextHeading } from './NextHeading.tsx';
import { UNSHOWN } from './opened-file.ts';
import * as styles from './PaperSheet.css.ts';
import type { PapersStore, Verdict, WaitingPaper } from './papers-screen.ts';
import { VerdictNotice } from './VerdictNotice.tsx';
import { PaperView } from '../../../parts/paper-view/PaperView.tsx';

interface PaperSheetProps {
  paper: WaitingPaper;
  /** What became of it, where it is checked already. */
  verdict?: Verdict | undefined;
  screen: PapersStore;
  focus: boolean;
}

/** One paper: what its file shows, and its check beside it. */
export function PaperSheet({ paper, verdict, screen, focus }: PaperSheetProps) {
  const [store] = useState(() => screen.paper(paper, verdict?.checkedAt ?? null));
  const name = paper.fullName ?? 'No name yet';
  const title = `${DOCUMENT_KINDS[paper.kind]}: ${name}`;
  useEffect(() => {
    document.title = `${title} – Papers`;
    return () => {
      document.title = 'Papers – Caregiver Placement';
    };
  }, [title]);
  return (
    <Stack gap={3}>
      <div>
        <NextHeading focus={focus}>{title}</NextHeading>
        {!verdict && <AnswerBy waiting={{ turn: 'staff', due: paper.due }} />}
      </div>
      <KeyFacts
        facts={[
          {
            term: 'Profile',
            value: <Link href={href('adminCaregiver', { id: paper.caregiverId })}>{name}</Link>,
          },
          { term: 'File', value: paper.fileName },
          { term: 'Issued', value: paper.issuedOn && formatDate(paper.issuedOn) },
          { term: 'Uploaded', value: formatLongDay(paper.createdAt) },
          { term: 'In hand', value: paper.assignedTo },
        ]}
      />
      {verdict && (
        <VerdictNotice verdict={verdict} name={name} caregiverId={paper.caregiverId} onGoOn={screen.goOn} />
      )}
      <div className={styles.sheet}>
        <PaperView file={store.file} label={title} paper={paper} advice={UNSHOWN} />
        <Card>
          <CheckForm
            paper={paper}
            verdict={verdict?.status}
            store={store}
            onLater={() => (verdict ? void screen.goOn() : screen.leave(paper.id))}
          />
        </Card>
      </div>
    </Stack>
  );
}
