import { useState } from 'react';
import { fetchFile } from '../../../data/document-files.ts';
import {
  loadDocument,
  loadPapers,
  openDocument,
  rejectDocument,
  verifyDated,
} from '../../../data/documents.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Papers } from './Papers.tsx';
import { createPapersScreen } from './papers-screen.ts';

const service = {
  loadDocument,
  loadPapers,
  loadWaiting,
  openDocument,
  fetchFile,
  verifyDated,
  rejectDocument,
};

/** `/admin/papers`: the papers that wait, one after the other. */
export default function PapersScreen({ open }: ScreenProps) {
  // Another paper to begin with is another queue.
  return <Queue key={new URLSearchParams(location.search).get('at')} open={open} />;
}

function Queue({ open }: Pick<ScreenProps, 'open'>) {
  const [screen] = useState(() => createPapersScreen(open, location.search, service));
  return <Papers screen={screen} ownId={useOwnId()} />;
}
