export const verifiedUntil = 'Verified until {date}';
