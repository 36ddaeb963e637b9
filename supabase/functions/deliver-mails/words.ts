export const noSuchAddress = 'No email can go to this address.';
