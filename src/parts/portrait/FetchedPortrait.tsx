import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Failure } from '../../lib/failure.ts';
import type { Result } from '../../lib/result.ts';
import { documentFile } from '../document-view/document-file.ts';
import { Portrait } from './Portrait.tsx';

interface FetchedPortraitProps {
  name: string;
  size?: 'small' | 'large';
  /** Loads the picture once it is in view. If that fails, the initials stay. */
  load: () => Promise<Result<Blob, Failure>>;
}

/** A portrait with a private picture, loaded with the reader’s own session. */
export function FetchedPortrait({ load, ...shown }: FetchedPortraitProps) {
  const [file] = useState(() => documentFile(load));
  const loaded = useStore(file.$value);
  return <Portrait {...shown} url={loaded.state === 'ready' ? loaded.value.url : undefined} />;
}
