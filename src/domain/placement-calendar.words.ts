export const caregiverPlacement = 'Caregiver Placement';
export const placements = 'Placements';
export const lengthInPart = '{length} in the {part}, at the time you agreed on.';
export const usualExactHoursThose = 'In the {part}, at the time you agreed on.';
