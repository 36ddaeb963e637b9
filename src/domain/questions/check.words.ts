export const reachMeAt = 'Yes, you can reach me at {first}';
export const reachMeAtBoth = 'Yes, you can reach me at {first} and at {second}';
export const tickIfRight = 'Check how we can reach you, then tick the box';
export const agreement = 'Agreement';
export const tickBoxSayAgree = 'Tick the box to say that you agree';
