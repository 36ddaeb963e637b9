import { fetchPhoto } from '../../../data/document-files.ts';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';

/** The newest photo of a caregiver, which families see once it is approved. */
export default function CaregiverPortrait({ name, path }: { name: string; path: string }) {
  return <FetchedPortrait name={name} load={() => fetchPhoto(path)} />;
}
