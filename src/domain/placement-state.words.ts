export const didNotCome = 'Missed first visit';
export const endedBeforeBegan = 'Ended before it began';
export const didNotComeOn = 'did not come on {day}';
export const endedBeforeBeganOn = 'ended before it began, on {day}';
export const endedOn = 'ended on {day}';
export const placementEnded = 'Placement ended';
