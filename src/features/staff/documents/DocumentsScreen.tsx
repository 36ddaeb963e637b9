import { useEffect, useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Documents } from './Documents.tsx';
import { createDocumentsScreen } from './documents-screen.ts';

/** `/admin/papers`: the queue of documents to check. */
export default function DocumentsScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createDocumentsScreen(open, location.search));
  const at = new URLSearchParams(location.search).get('at');
  useEffect(() => void screen.ask(at), [screen, at]);
  return <Documents screen={screen} ownId={useOwnId()} />;
}
