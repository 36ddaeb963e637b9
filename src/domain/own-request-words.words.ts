export const ownRequestWords = {
  waiting: 'is waiting to be sent.',
  refused: 'needs a correction.',
  question: 'is waiting for you. We have a question.',
  introduction: 'is waiting for you. We suggest someone.',
  submitted: 'has reached us.',
  in_review: 'is in review.',
  open: 'is open. We’re looking for a caregiver.',
  part: 'is partly covered. We’re still looking.',
  matched: 'has a caregiver.',
  closed: 'is closed.',
  declined: 'has an answer.',
  withdrawn: 'is withdrawn.',
} as const;
export const isWithUs = 'has reached us.';
