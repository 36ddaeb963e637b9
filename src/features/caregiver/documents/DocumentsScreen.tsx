import { useState } from 'react';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { createDocumentsScreen } from './documents-screen.ts';
import { UploadForm } from './UploadForm.tsx';

/** `/caregiver/documents`; `?kind=` chooses the kind of the next one. */
export default function DocumentsScreen() {
  const [screen] = useState(createDocumentsScreen);
  return (
    <Stack gap={5}>
      <PageHeader
        title="Documents"
        intro="Some jobs ask for papers. Only you and the placement team can open them; families can’t."
        actions={
          <ButtonLink href="#add" variant="secondary" icon="plus">
            Add a document
          </ButtonLink>
        }
      />
      <Columns layout="mainAside">
        <Stack as="section" gap={3}>
          <Heading level={2}>Your documents</Heading>
          <Loaded data={screen.documents} label="Looking for your documents…">
            {(documents) =>
              documents.length === 0 ? (
                <EmptyState title="No documents yet" icon="document">
                  A first aid certificate and proof of identity are asked for most often.
                </EmptyState>
              ) : (
                <Stack as="ul" gap={3}>
                  {documents.map((document) => (
                    <li key={document.id}>
                      <DocumentCard document={document} screen={screen} />
                    </li>
                  ))}
                </Stack>
              )
            }
          </Loaded>
        </Stack>
        <div id="add">
          <UploadForm screen={screen} />
        </div>
      </Columns>
    </Stack>
  );
}
