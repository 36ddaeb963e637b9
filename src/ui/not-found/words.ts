export const linkMayIncompleteLeads =
  'The link may be incomplete, or it leads to something that was removed.';
