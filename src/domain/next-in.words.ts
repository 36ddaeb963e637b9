export const nextIn = 'We’re next in on {day} at {time}, so we may not find anyone in time.';
