import { useStore } from '@nanostores/react';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import type { DocumentsScreenStore, OwnDocument } from './documents-screen.ts';
import { firstOpen, inOrder } from './document-order.ts';

interface DocumentListProps {
  documents: readonly OwnDocument[];
  screen: DocumentsScreenStore;
}

/** One’s documents, a line each and one of them open: what asks for something comes first. */
export function DocumentList({ documents, screen }: DocumentListProps) {
  const views = useStore(screen.views.$value);
  const chosen = useStore(screen.$open);
  const open = chosen === undefined ? firstOpen(documents) : chosen;
  return (
    <Card>
      <DividedList gap={2}>
        {inOrder(documents).map((document) => (
          <li key={document.id}>
            <DocumentLine
              document={document}
              open={document.id === open}
              onToggle={() => screen.$open.set(document.id === open ? null : document.id)}
              views={
                views.state === 'ready'
                  ? views.value.filter(({ documentId }) => documentId === document.id)
                  : []
              }
              screen={screen}
            />
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
