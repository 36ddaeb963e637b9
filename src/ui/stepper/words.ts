export const progress = 'Progress';
export const stepOf = 'Step {value} of {count}';
export const done = '(done)';
