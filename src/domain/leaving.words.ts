export const reasons = {
  health: 'My health',
  own_family: 'My own family',
  times: 'The times',
  distance: 'It’s too far',
  pay: 'The pay',
  how_it_goes: 'It isn’t going well with the family',
  other: 'Something else',
} as const;
