export const asOfYouAre = 'As of {time}. You are offline';
