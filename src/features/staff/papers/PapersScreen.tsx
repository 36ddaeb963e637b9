import { useState } from 'react';
import { fetchFile } from '../../../data/document-files.ts';
import { loadPapers, openDocument, rejectDocument, verifyDated } from '../../../data/documents.ts';
import { Papers } from './Papers.tsx';
import { createPapersScreen } from './papers-screen.ts';

/** `/admin/papers`: the papers that wait, one after the other. */
export default function PapersScreen() {
  const [screen] = useState(() =>
    createPapersScreen({ loadPapers, openDocument, fetchFile, verifyDated, rejectDocument }),
  );
  return <Papers screen={screen} />;
}
