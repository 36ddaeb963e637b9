export const notHere = 'Not here';
export const add = 'Add';
export const addKind = 'Add: {kind}';
