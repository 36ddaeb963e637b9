export const timesCovered = '{held} of {all} times covered';
