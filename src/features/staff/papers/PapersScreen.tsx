import { useEffect, useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Papers } from './Papers.tsx';
import { createPapersScreen } from './papers-screen.ts';

/** `/admin/papers`: the papers that wait, one after the other. */
export default function PapersScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createPapersScreen(open, location.search));
  const at = new URLSearchParams(location.search).get('at');
  useEffect(() => void screen.ask(at), [screen, at]);
  return <Papers screen={screen} ownId={useOwnId()} />;
}
