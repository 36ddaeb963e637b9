export const terms = {
  times: 'the times',
  pay: 'the pay',
  first_day: 'the first day',
  last_day: 'the last day',
  needed: 'the times that you need',
  who: 'who needs care',
  care: 'the care that you need',
  address: 'the address',
  contact: 'how we reach you',
} as const;
