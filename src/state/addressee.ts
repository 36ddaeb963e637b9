/** Whom the letter that answers a request is to, what it says was asked for (decision 0088), and that we write, say. */
export type Addressee = { id: string; name: string; asked: string; hear: string };

const KEY = 'addressee';

/** Hands it to the page that comes next in this tab. Where nothing may be stored, the letter is to nobody by name. */
export function handOver(addressee: Addressee): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(addressee));
  } catch {
    // The receipt says all that matters.
  }
}

/** What was handed over; it is in no storage any more then. */
export function takeAddressee(): Addressee | undefined {
  try {
    const handed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Addressee | null;
    sessionStorage.removeItem(KEY);
    return handed ?? undefined;
  } catch {
    return undefined;
  }
}
