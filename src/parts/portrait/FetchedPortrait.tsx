import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Failure } from '../../lib/failure.ts';
import type { Result } from '../../lib/result.ts';
import { documentFile } from '../document-view/document-file.ts';
import { Portrait } from './Portrait.tsx';

interface FetchedPortraitProps {
  name: string;
  size?: 'small' | 'large';
  /** Fetches the picture, once it is looked at. What can't be fetched is nothing to say: the initials stay. */
  load: () => Promise<Result<Blob, Failure>>;
}

/** A portrait whose picture is private, and fetched with the reader’s own right. */
export function FetchedPortrait({ load, ...shown }: FetchedPortraitProps) {
  const [file] = useState(() => documentFile(load));
  const loaded = useStore(file.$value);
  return <Portrait {...shown} url={loaded.state === 'ready' ? loaded.value.url : undefined} />;
}
