export const km = '{amount} km';
export const oneMile = '1 mile';
export const miles = '{amount} miles';
export const time = '{words} ({city} time)';
