export const caregiverPlacement = 'Caregiver Placement';
export const placements = 'Placements';
export const usualExactHoursThose =
  'A usual {part}. The exact hours are those that you agreed on with each other.';
