export const progress = 'Progress';
export const stepOf = 'Step {step} of {count}';
export const done = '(done)';
