export const aToZ = 'A to Z';
export const zToA = 'Z to A';
export const oldestFirst = 'oldest first';
export const newestFirst = 'newest first';
export const firstStepsFirst = 'first steps first';
export const lastStepsFirst = 'last steps first';

export const sortBy = 'Sort by';
export const choose = 'Select {name}';
export const chooseAll = 'Select all on this page';
