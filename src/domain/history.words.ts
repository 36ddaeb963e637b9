export const removed = 'Removed';
export const personalDataErased = 'Personal data erased';
export const signedIn = 'Signed in';
export const more = '{count} more';
export const changed = 'Changed: {list}';
export const status = 'status';
export const nothing = 'nothing';
export const fromTo = '{label}: {from} → {to}';
export const added = '{label}: {to}';
export const earlier = 'Before: {from}';
export const byFamily = { visitor: 'the family', signedIn: 'the family’s link, used by {person}' } as const;
export const byKnownLink = {
  visitor: 'someone with a link that our team read out',
  signedIn: '{person}, with a link that our team read out',
} as const;
export const theSystem = 'the system';
export const someoneNotSignedIn = 'someone who was not signed in';
export const deletedAccount = 'A deleted account';
