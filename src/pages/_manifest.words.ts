export const name = 'Caregiver Placement';
export const shortName = 'Care';
export const description = 'Request care at home, or work as a caregiver. We’ll find who fits.';
export const requestCare = 'Request care';
export const followRequest = 'Follow your request';
export const signIn = 'Sign in';
export const landing = 'Care at home, from someone who fits';
export const request = 'Request care, one question at a time';
