export const whatToKnow = 'What the caregiver should know';
export const changeNotes = 'Change what to know';
export const writeNotes = 'Write what to know';
export const accessHint = 'A door code, a key safe, where to park.';
export const safetyHint = 'A dog, oxygen, a risk of falls, who to call in an emergency.';
export const habitsHint = 'What helps the person feel at ease.';
export const shorten = 'Use {most} characters or fewer.';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'We’ve saved what the caregiver should know.';
export const refusals = {
  changed_meanwhile:
    'Someone changed this while you were writing. We’ve kept what you wrote. Compare both below, and choose one.',
} as const;
