export const ownRequestWords = {
  waiting: 'is waiting to be sent.',
  refused: 'needs a correction.',
  question: 'waits for you: we have a question.',
  introduction: 'waits for you: we suggest someone.',
  submitted: 'has reached us.',
  in_review: 'is being read.',
  open: 'is under way: we are looking for a caregiver.',
  part: 'is partly covered: we are looking for the rest.',
  matched: 'has led to a caregiver.',
  closed: 'is closed.',
  declined: 'has an answer.',
  withdrawn: 'is withdrawn.',
} as const;
export const isWithUs = 'has reached us.';
