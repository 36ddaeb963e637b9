// bundle: ground
/** A minute of a day, or of the next one past 1440, by the clock: “7:30”. */
export const clockInWords = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;
