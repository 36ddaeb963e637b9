import { useEffect, useState } from 'react';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, RECEIPTS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { KeyFacts } from '../../../ui/record-page/KeyFacts.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { AnswerBy } from '../waiting/AnswerBy.tsx';
import { CheckForm } from './CheckForm.tsx';
import { IdentityBeside } from './IdentityBeside.tsx';
import { NextHeading } from './NextHeading.tsx';
import { UNSHOWN } from './opened-file.ts';
import * as styles from './DocumentSheet.css.ts';
import type { DocumentsStore, Verdict, WaitingDocument } from './documents-screen.ts';
import { VerdictNotice } from './VerdictNotice.tsx';
import { DocumentView } from '../../../parts/document-view/DocumentView.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DocumentSheetProps {
  document: WaitingDocument;
  /** The result, if it is already checked. */
  verdict?: Verdict | undefined;
  screen: DocumentsStore;
  focus: boolean;
}

/** One document: its file, with the check beside it. */
export function DocumentSheet({ document, verdict, screen, focus }: DocumentSheetProps) {
  const [store] = useState(() => screen.document(document, verdict?.checkedAt ?? null));
  const name = document.fullName ?? t.noNameYet;
  const title = `${DOCUMENT_KINDS[document.kind]}: ${name}`;
  useEffect(() => {
    window.document.title = fill(t.documentsTitle, { title });
    return () => {
      window.document.title = t.documentsCaregiverPlacement;
    };
  }, [title]);
  return (
    <Stack gap={3}>
      <div>
        <NextHeading focus={focus}>{title}</NextHeading>
        {!verdict && <AnswerBy waiting={{ turn: 'staff', due: document.due }} />}
      </div>
      <KeyFacts
        facts={[
          {
            term: t.profile,
            value: <Link href={href('adminCaregiver', { id: document.caregiverId })}>{name}</Link>,
          },
          { term: t.file, value: document.fileName },
          { term: t.issued, value: document.issuedOn && formatDate(document.issuedOn) },
          { term: t.uploaded, value: formatLongDay(document.createdAt) },
          { term: t.addedByUs, value: document.received && RECEIPTS[document.received] },
          { term: t.inHand, value: document.assignedTo },
        ]}
      />
      {verdict && (
        <VerdictNotice
          verdict={verdict}
          name={name}
          caregiverId={document.caregiverId}
          onGoOn={screen.goOn}
        />
      )}
      <div className={styles.sheet}>
        <DocumentView file={store.file} label={title} document={document} advice={UNSHOWN} />
        <Card>
          {store.identity && (
            <IdentityBeside name={name} identity={store.identity} fetchPhoto={store.fetchPhoto} />
          )}
          <CheckForm
            document={document}
            verdict={verdict?.status}
            store={store}
            onLater={() => (verdict ? void screen.goOn() : screen.leave(document.id))}
          />
        </Card>
      </div>
    </Stack>
  );
}
