import { fetchPhoto } from '../../../data/document-files.ts';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';

/** The newest photo of a caregiver, which families see once it is approved; initials where there is none. */
export default function CaregiverPortrait({ name, path }: { name: string; path: string | null }) {
  return path ? (
    <FetchedPortrait key={path} name={name} load={() => fetchPhoto(path)} />
  ) : (
    <Portrait name={name} />
  );
}
