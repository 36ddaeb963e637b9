import { useState } from 'react';
import type { DocumentFile } from './document-file.ts';
import { DocumentView } from './DocumentView.tsx';

interface OpenedDocumentProps {
  open: () => DocumentFile;
  label: string;
  document: { fileName: string; filePath: string };
  advice: string;
}

/** Opens a document as soon as it appears, on record each time. */
export function OpenedDocument({ open, ...shown }: OpenedDocumentProps) {
  const [file] = useState(open);
  return <DocumentView file={file} {...shown} />;
}
