import { emailFault } from './email.ts';
import { operator } from './operator.ts';

/** The most common email providers everywhere. */
const WORLD =
  words(`gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com icloud.com me.com
  mac.com aol.com gmx.com gmx.net mail.com proton.me protonmail.com fastmail.com zoho.com`);

/** … and in each country. Those of the operator's country are suggested too. */
const COUNTRIES: Record<string, string[]> = {
  AT: words('gmx.at aon.at a1.net chello.at hotmail.at yahoo.at live.at'),
  AU: words(
    'bigpond.com bigpond.net.au optusnet.com.au iinet.net.au yahoo.com.au hotmail.com.au live.com.au',
  ),
  BE: words('telenet.be skynet.be proximus.be hotmail.be live.be outlook.be yahoo.be'),
  CA: words('rogers.com shaw.ca sympatico.ca telus.net videotron.ca bell.net hotmail.ca yahoo.ca live.ca'),
  CH: words('bluewin.ch gmx.ch hispeed.ch sunrise.ch hotmail.ch yahoo.ch'),
  DE: words(
    'web.de gmx.de t-online.de freenet.de arcor.de online.de posteo.de hotmail.de yahoo.de live.de outlook.de',
  ),
  ES: words('telefonica.net hotmail.es yahoo.es live.es outlook.es'),
  FR: words(
    'orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr hotmail.fr yahoo.fr live.fr outlook.fr',
  ),
  GB: words(`btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk
    hotmail.co.uk yahoo.co.uk live.co.uk nhs.net`),
  IE: words(
    'eircom.net eir.ie hotmail.ie yahoo.ie live.ie outlook.ie vodafone.ie iol.ie oceanfree.net upcmail.ie',
  ),
  IT: words('libero.it alice.it tiscali.it virgilio.it tin.it hotmail.it yahoo.it live.it outlook.it'),
  NL: words('ziggo.nl kpnmail.nl home.nl xs4all.nl planet.nl hotmail.nl live.nl outlook.nl'),
  NZ: words('xtra.co.nz slingshot.co.nz yahoo.co.nz hotmail.co.nz'),
  PL: words('wp.pl onet.pl interia.pl o2.pl op.pl gazeta.pl'),
  PT: words('sapo.pt hotmail.pt live.pt'),
  US: words('comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net'),
};

/** Real domains that look like a typo of one of those. */
const OTHERS = words(
  'email.com cloud.com gmx.co.uk hotmail.se live.se live.dk live.no hotmail.gr outlook.sa',
);

const LIKELY = [...WORLD, ...(COUNTRIES[operator.country] ?? [])];
const KNOWN = new Set([...LIKELY, ...Object.values(COUNTRIES).flat(), ...OTHERS]);

/**
 * The address that was probably meant, if the typed one is a typo or two away from a well-known provider's.
 * Otherwise undefined. It is a question, never a fault, since no list has all providers.
 */
export function likelyEmail(typed: string): string | undefined {
  const email = typed.trim();
  if (emailFault(email)) return undefined;
  const at = email.indexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (KNOWN.has(domain)) return undefined;
  const [nearest] = LIKELY.map((likely) => ({ likely, slips: slipsTo(likely, domain) }))
    .filter(({ slips }) => slips <= MOST_SLIPS)
    .sort((a, b) => a.slips - b.slips);
  return nearest && email.slice(0, at) + nearest.likely;
}

const MOST_SLIPS = 2;

/** How many typos turn one domain into another. Infinity if it is a plausible domain by itself. */
function slipsTo(likely: string, domain: string): number {
  const [[name, end], [typedName, typedEnd]] = [parts(likely), parts(domain)];
  // Country endings are often one letter apart: hotmail.be is no typo, hotmail.ei is.
  const isAbroad = end.length === 2 && typedEnd.length === 2 && !isMixedUp(end, typedEnd);
  const inName = distance(name, typedName);
  const inEnd = distance(end, typedEnd);
  return isAbroad || inEnd > 1 || inName > mostIn(name, typedName) ? Infinity : inName + inEnd;
}

/** A short name is one letter away from many others. */
function mostIn(name: string, typed: string): number {
  if (name.length < 5) return 0;
  return name.length > 5 || isMixedUp(name, typed) ? MOST_SLIPS : 1;
}

/** Whether they have the same letters, in whatever order. */
const isMixedUp = (one: string, other: string) => sorted(one) === sorted(other);

const sorted = (letters: string) => [...letters].sort().join('');

/** The part before the first dot of a domain, and the part after it. */
function parts(domain: string): [string, string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** How many letters to add, remove, change or swap with the next to turn one text into the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

function words(list: string): string[] {
  return list.split(/\s+/);
}
