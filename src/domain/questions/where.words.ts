export const townArea = 'Town or area';
export const startTypingChooseFrom =
  'Type it without a postcode, and choose from the list. Caregivers see this.';
export const chooseTownAreaFrom = 'Choose a town or area from the list';
export const place = 'Town';
export const address = 'Address';
export const houseStreetOnlyStaff =
  'House and street. Only our team and the caregivers who come to you see it.';
export const theAddress = 'the address';
