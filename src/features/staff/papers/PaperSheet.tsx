import { useState } from 'react';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { AnswerBy } from '../waiting/AnswerBy.tsx';
import { CheckForm } from './CheckForm.tsx';
import { NextHeading } from './NextHeading.tsx';
import { UNSHOWN } from './opened-file.ts';
import * as styles from './PaperSheet.css.ts';
import type { PapersStore, WaitingPaper } from './papers-screen.ts';
import { PaperView } from '../../../parts/paper-view/PaperView.tsx';

interface PaperSheetProps {
  paper: WaitingPaper;
  screen: PapersStore;
  focus: boolean;
}

/** One paper: what its file shows, and its check beside it. */
export function PaperSheet({ paper, screen, focus }: PaperSheetProps) {
  const [store] = useState(() => screen.paper(paper));
  const name = paper.fullName ?? 'No name yet';
  const title = `${DOCUMENT_KINDS[paper.kind]}: ${name}`;
  return (
    <Stack gap={3}>
      <div>
        <NextHeading focus={focus}>{title}</NextHeading>
        <AnswerBy waiting={{ turn: 'staff', due: paper.due }} />
      </div>
      <div className={styles.sheet}>
        <PaperView file={store.file} label={title} paper={paper} advice={UNSHOWN} />
        <Card>
          <Stack gap={4}>
            <DescriptionList
              items={[
                {
                  term: 'Profile',
                  description: <Link href={href('adminCaregiver', { id: paper.caregiverId })}>{name}</Link>,
                },
                { term: 'File', description: paper.fileName },
                { term: 'Issued', description: paper.issuedOn && formatDate(paper.issuedOn) },
                { term: 'Uploaded', description: formatLongDay(paper.createdAt) },
                ...(paper.assignedTo ? [{ term: 'In hand', description: paper.assignedTo }] : []),
              ]}
            />
            <CheckForm paper={paper} store={store} onLater={() => screen.leave(paper.id)} />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
