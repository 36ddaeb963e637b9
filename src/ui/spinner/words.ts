export const loadingApplication = 'Loading Application...';
export const takesLong = 'This is taking long. Check your connection.';
