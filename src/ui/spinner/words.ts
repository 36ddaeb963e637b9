export const loadingApplication = 'Loading Application...';
