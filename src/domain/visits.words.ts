export const inMorning = 'in the morning, {hours}';
export const inAfternoon = 'in the afternoon, {hours}';
export const inEvening = 'in the evening, {hours}';
export const atNight = 'at night, {hours}';
export const atTime = 'at {time}';
