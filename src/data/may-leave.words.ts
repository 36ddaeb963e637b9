export const unsentWords = 'We haven’t sent {what}. If you sign out now, you’ll lose it. Sign out anyway?';
export const unsavedWords =
  'You’ve typed something that isn’t saved. If you sign out now, you’ll lose it. Sign out anyway?';
export const kinds = {
  cannot_come: 'what you said about a visit',
  can_come: 'what you said about a visit',
  apply: 'your application for a job',
  leave: 'your wish to stop',
  days_off: 'your days off',
  remove_days_off: 'your days off',
  document: 'your document',
};
