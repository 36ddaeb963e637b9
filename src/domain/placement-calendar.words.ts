export const caregiverPlacement = 'Caregiver Placement';
export const placements = 'Placements';
export const usualExactHoursThose = 'In the {part}, at the time you agreed on.';
