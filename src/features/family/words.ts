export const ratherTalk = 'Rather talk?';
