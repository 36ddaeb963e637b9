export const caregiverPlacement = 'Caregiver Placement';
export const placements = 'Placements';
export const usualExactHoursThose = 'A usual {part}. The exact hours are as you agreed with each other.';
