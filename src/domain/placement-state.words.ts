export const didNotCome = 'Did not come';
export const endedBeforeBegan = 'Ended before it began';
export const didNotCome2 = 'did not come on {day}';
export const endedBeforeBegan2 = 'ended before it began, on {day}';
export const endedOn = 'ended on {day}';
export const placementEnded = 'Placement ended';
