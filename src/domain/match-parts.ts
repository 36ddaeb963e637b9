const PARTS: Record<string, string> = {
  skills: 'Skills',
  availability: 'Times',
  distance: 'Distance',
  languages: 'Languages',
  experience: 'Experience',
  rate: 'Rate',
};

/** What a part of the matching score is called; a part that this version does not know stands for itself. */
export const nameOfPart = (part: string) => PARTS[part] ?? part;
