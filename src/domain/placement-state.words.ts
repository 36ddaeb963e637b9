export const didNotCome = 'Did not come';
export const endedBeforeBegan = 'Ended before it began';
export const didNotComeOn = 'did not come on {day}';
export const endedBeforeBeganOn = 'ended before it began, on {day}';
export const endedOn = 'ended on {day}';
export const placementEnded = 'Placement ended';
