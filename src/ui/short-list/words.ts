export const all = 'All {count} {noun}';
