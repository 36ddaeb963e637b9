const SPOKEN =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** Letters and digits as they are said on the phone: K as in Kilo, 7. */
export const spell = (text: string): string[] =>
  [...text].map((sign) => {
    const word = SPOKEN.find((one) => one.startsWith(sign));
    return word ? `${sign} as in ${word}` : sign;
  });
