export const yesCanReachMe = 'Yes, you can reach me at {join}';
export const tickIfRight = 'Tick “{reachable}” if that is right';
export const agreement = 'Agreement';
export const tickBoxSayAgree = 'Tick the box to say that you agree';
