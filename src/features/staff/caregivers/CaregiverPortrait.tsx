import { fetchPhoto } from '../../../data/document-files.ts';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';

/** The caregiver's newest photo, or their initials. Families see a photo once it is approved. */
export default function CaregiverPortrait({ name, path }: { name: string; path: string | null }) {
  return path ? (
    <FetchedPortrait key={path} name={name} load={() => fetchPhoto(path)} />
  ) : (
    <Portrait name={name} />
  );
}
