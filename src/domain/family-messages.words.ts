export const about = {
  visits: 'Other days or times',
  dates: 'Another first or last day',
  caregiver: 'Another caregiver',
  question: 'A question',
  other: 'Something else',
};
