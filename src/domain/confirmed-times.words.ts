export const allJobAsks = 'All the times the job asks for';
export const noneThoseJobAsks = 'None of those that the job asks for now';
export const not = 'not {times}';
