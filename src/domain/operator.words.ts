export const km = '{amount} km';
export const n1Mile = '1 mile';
export const miles = '{amount} miles';
export const time = '{words} ({city} time)';
