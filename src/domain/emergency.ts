import { operator } from './operator.ts';

/** Emergency numbers by ISO 3166 code, best known first. */
const EMERGENCY: Record<string, readonly string[]> = {
  AU: ['000'],
  CA: ['911'],
  CH: ['112', '144'],
  GB: ['999', '112'],
  IE: ['112', '999'],
  NO: ['113', '112'],
  NZ: ['111'],
  US: ['911'],
};

/** The emergency numbers of a country. 112 works in all of the European Union. */
export const emergencyNumbers = (country = operator.country): readonly string[] =>
  EMERGENCY[country] ?? ['112'];

/** The same as people say it: 112 or 999. */
export const emergencyWords = emergencyNumbers().join(' or ');
