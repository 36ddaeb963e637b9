export const asOf = 'As of {time}. {why}';
export const youAreOffline = 'You are offline';
export const cantReach = 'We can’t reach the service';
