import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverStore } from './caregiver-screen.ts';
import { DocumentEntry } from './DocumentEntry.tsx';

/** The caregiver's papers, each to be opened and checked. */
export function DocumentsCard({ documents }: Pick<CaregiverStore, 'documents'>) {
  return (
    <Card heading="Documents">
      <Loaded data={documents} label="Loading the documents…">
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">Nothing has been uploaded yet.</Text>
          ) : (
            <DividedList>
              {found.map((document) => (
                <DocumentEntry key={document.id} document={document} refresh={documents.reload} />
              ))}
            </DividedList>
          )
        }
      </Loaded>
    </Card>
  );
}
