export const dashboard = 'Dashboard';
export const documentsWait = 'Documents that wait';
export const requests = 'Requests';
export const caregivers = 'Caregivers';
export const applications = 'Applications';
export const placements = 'Placements';
export const users = 'Users';
export const emailsDidNotArrive = 'Emails that did not arrive';
