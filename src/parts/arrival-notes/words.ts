export const whatToKnow = 'Notes for your caregiver';
export const changeNotes = 'Change notes for the caregiver';
export const writeNotes = 'Write notes for the caregiver';
export const accessHint = 'A door code, a key safe, where to park.';
export const safetyHint = 'A dog, oxygen, a risk of falls, who to call in an emergency.';
export const habitsHint = 'What helps the person feel at ease.';
export const shorten = 'Use {most} characters or fewer.';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'We’ve saved your notes.';
export const refusals = {
  changed_meanwhile:
    'Someone changed this while you were writing. We’ve kept what you wrote. Compare both below, and choose one.',
} as const;
