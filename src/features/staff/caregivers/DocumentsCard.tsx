import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import type { CareType } from '../../../domain/vocabulary.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Turn } from '../waiting/Turn.tsx';
import { AddDocumentDialog } from './AddDocumentDialog.tsx';
import type { CaregiverDocument, CaregiverStore } from './caregiver-screen.ts';
import { DocumentsAsked } from './DocumentsAsked.tsx';
import { DocumentEntry } from './DocumentEntry.tsx';
import * as t from './words.ts';

/** Documents to check come first. */
const waitingFirst = (documents: readonly CaregiverDocument[]) =>
  documents.toSorted((one, other) => Number(other.status === 'uploaded') - Number(one.status === 'uploaded'));

interface DocumentsCardProps {
  name: string | null;
  care: readonly CareType[];
  screen: CaregiverStore;
}

/** The caregiver's documents: whether the required ones are there, and each to open and check. */
export function DocumentsCard({ name, care, screen }: DocumentsCardProps) {
  const [adding, setAdding] = useState(false);
  return (
    <Card
      heading={t.documents}
      actions={
        <Button variant="secondary" size="small" icon="plus" onClick={() => setAdding(true)}>
          {t.addDocument}
        </Button>
      }
    >
      <Loaded data={screen.documents} label={t.loadingDocuments}>
        {(found) => (
          <>
            <DocumentsAsked care={care} rules={screen.rules} documents={found} />
            {found.length === 0 ? (
              <Text tone="muted">{t.nothingUploadedYet}</Text>
            ) : (
              <ShortList
                noun={t.documentsNoun}
                items={waitingFirst(found).map((document) => (
                  <DocumentEntry
                    key={document.id}
                    document={document}
                    name={name}
                    refresh={screen.refreshDocuments}
                    turn={<Turn things={screen.waiting} of={({ subjectId }) => subjectId === document.id} />}
                  />
                ))}
              />
            )}
          </>
        )}
      </Loaded>
      <AddDocumentDialog
        open={adding}
        onClose={() => setAdding(false)}
        caregiverId={screen.id}
        refresh={screen.refreshDocuments}
      />
    </Card>
  );
}
