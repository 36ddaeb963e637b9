export const allJobAsks = 'All that the job asks for';
export const noneThoseJobAsks = 'None of those that the job asks for now';
export const butNot = '{can}, but not {cannot}';
