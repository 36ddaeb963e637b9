export const aColleague = 'a colleague';
