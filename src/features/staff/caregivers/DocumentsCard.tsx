import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Turn } from '../waiting/Turn.tsx';
import type { CaregiverStore } from './caregiver-screen.ts';
import { DocumentEntry } from './DocumentEntry.tsx';

/** The caregiver's papers, each to be opened and checked. */
export function DocumentsCard({ screen }: { screen: CaregiverStore }) {
  return (
    <Card heading="Documents">
      <Loaded data={screen.documents} label="Loading the documents…">
        {(found) =>
          found.length === 0 ? (
            <Text tone="muted">Nothing has been uploaded yet.</Text>
          ) : (
            <DividedList>
              {found.map((document) => (
                <DocumentEntry
                  key={document.id}
                  document={document}
                  refresh={screen.refreshDocuments}
                  turn={<Turn things={screen.waiting} of={({ subjectId }) => subjectId === document.id} />}
                />
              ))}
            </DividedList>
          )
        }
      </Loaded>
    </Card>
  );
}
