export const oneOfSeveral = '{title} (job {nr}: {week})';
