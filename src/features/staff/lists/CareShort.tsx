import { CARE_TYPES, type CareType, inWords } from '../../../domain/vocabulary.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';

/** Care types in one line of a list: the first, and how many more. Screen readers hear all of them. */
export function CareShort({ care }: { care: readonly CareType[] }) {
  const [first, ...more] = care;
  if (!first) return null;
  if (more.length === 0) return CARE_TYPES[first];
  return (
    <>
      <span aria-hidden="true">
        {CARE_TYPES[first]} +{more.length}
      </span>
      <VisuallyHidden>{inWords(care, CARE_TYPES)}</VisuallyHidden>
    </>
  );
}
