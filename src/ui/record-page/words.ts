export const actions = 'Actions';

export const more = 'More';
