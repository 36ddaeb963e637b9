import { useStore } from '@nanostores/react';
import { isReplaced } from '../../../domain/is-replaced.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import type { DocumentsScreenStore, OwnDocument } from './documents-screen.ts';
import { firstOpen, inOrder } from './document-order.ts';
import { MissingLine } from './MissingLine.tsx';
import * as t from './words.ts';

interface DocumentListProps {
  documents: readonly OwnDocument[];
  /** The kinds that the offered care needs. */
  needed: readonly DocumentKind[];
  screen: DocumentsScreenStore;
}

/** The caregiver's documents and missing kinds, one line each, one of them open. Required kinds come first. */
export function DocumentList({ documents, needed, screen }: DocumentListProps) {
  const views = useStore(screen.views.$value);
  const chosen = useStore(screen.$open);
  const open = chosen === undefined ? firstOpen(documents) : chosen;
  const missing = (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).filter((kind) =>
    documents.every((document) => document.kind !== kind),
  );
  const toAdd = (isNeeded: boolean) =>
    missing
      .filter((kind) => needed.includes(kind) === isNeeded)
      .map((kind) => (
        <li key={kind}>
          <MissingLine kind={kind} needed={isNeeded} onAdd={() => screen.upload.begin(kind)} />
        </li>
      ));
  const lines = (shown: readonly OwnDocument[]) =>
    shown.map((document) => (
      <li key={document.id}>
        <DocumentLine
          document={document}
          replaced={isReplaced(document, documents)}
          open={document.id === open}
          onToggle={() => screen.$open.set(document.id === open ? null : document.id)}
          views={
            views.state === 'ready' ? views.value.filter(({ documentId }) => documentId === document.id) : []
          }
          screen={screen}
        />
      </li>
    ));
  const ordered = inOrder(documents);
  const replaced = ordered.filter((document) => isReplaced(document, documents));
  return (
    <Card>
      <DividedList gap={2}>
        {toAdd(true)}
        {lines(ordered.filter((document) => !isReplaced(document, documents)))}
        {toAdd(false)}
      </DividedList>
      {replaced.length > 0 && (
        <Disclosure summary={t.earlierDocuments}>
          <DividedList gap={2}>{lines(replaced)}</DividedList>
        </Disclosure>
      )}
    </Card>
  );
}
