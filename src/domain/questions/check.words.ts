export const reachMeAt = 'Yes, you can reach me at {first}';
export const reachMeAtBoth = 'Yes, you can reach me at {first} and at {second}';
export const tickIfRight = 'Tick the box if we can reach you there';
export const agreement = 'Agreement';
export const tickBoxSayAgree = 'Tick the box to say that you agree';
