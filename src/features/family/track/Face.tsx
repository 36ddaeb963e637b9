import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';

type FaceProps = Parameters<typeof FetchedPortrait>[0] & { hasPhoto: boolean };

/** A person's photo, if there is one. */
export const Face = ({ hasPhoto, load, ...shown }: FaceProps) =>
  hasPhoto ? <FetchedPortrait {...shown} load={load} /> : <Portrait {...shown} />;
