export const admin = 'Admin';
export const caregiver = 'Caregiver';
