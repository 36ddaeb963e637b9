import { useEffect, useState } from 'react';
import { fetchFile } from '../../../data/document-files.ts';
import {
  loadDocument,
  loadPaper,
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
  loadPaper,
  loadPapers,
  loadWaiting,
  openDocument,
  fetchFile,
  verifyDated,
  rejectDocument,
};

/** `/admin/papers`: the papers that wait, one after the other. */
export default function PapersScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createPapersScreen(open, location.search, service));
  const at = new URLSearchParams(location.search).get('at');
  useEffect(() => void screen.ask(at), [screen, at]);
  return <Papers screen={screen} ownId={useOwnId()} />;
}
