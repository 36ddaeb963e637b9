import { useState } from 'react';
import type { PaperFile } from './paper-file.ts';
import { PaperView } from './PaperView.tsx';

interface OpenedPaperProps {
  open: () => PaperFile;
  label: string;
  paper: { fileName: string; filePath: string };
  advice: string;
}

/** A paper that is opened as it appears, each time anew. */
export function OpenedPaper({ open, ...shown }: OpenedPaperProps) {
  const [file] = useState(open);
  return <PaperView file={file} {...shown} />;
}
