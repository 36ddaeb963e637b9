export const notHere = 'Not added';
export const add = 'Add';
export const addKind = 'Add: {kind}';
