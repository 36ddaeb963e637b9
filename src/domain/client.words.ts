export const erased = 'Erased';
export const askedBy = '{recipient} (contact: {contact})';
export const contact = 'Contact: {name}';
export const together = '{client}\u00a0· {caregiver}';
