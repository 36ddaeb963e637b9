export const notHere = 'Missing';
export const add = 'Add';
export const addKind = 'Add: {kind}';
