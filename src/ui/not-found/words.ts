export const linkMayIncompleteLeads = 'The link may be incomplete, or this was removed.';
