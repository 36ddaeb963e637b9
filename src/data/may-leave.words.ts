export const unsentWords = 'We haven’t sent {what}. If you log out now, you’ll lose it. Log out anyway?';
export const unsavedWords =
  'You’ve typed something that isn’t saved. If you log out now, you’ll lose it. Log out anyway?';
export const kinds = {
  cannot_come: 'what you said about a visit',
  can_come: 'what you said about a visit',
  apply: 'your application for a job',
  leave: 'that you want to stop',
  days_off: 'your days off',
  remove_days_off: 'your days off',
  document: 'your document',
};
