// bundle: chrome
export const takesLong = 'This is taking longer than usual. Check your connection.';
export const cannotReach = 'We can’t reach the service. Check your connection.';
