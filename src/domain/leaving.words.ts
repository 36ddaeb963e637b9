export const reasons = {
  health: 'My health',
  own_family: 'My own family',
  times: 'The times',
  distance: 'The way there',
  pay: 'The pay',
  how_it_goes: 'How it goes with the family',
  other: 'Something else',
} as const;
