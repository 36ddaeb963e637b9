// bundle: chrome
import type { Delivery } from '../../domain/delivery.ts';
import type { Profile } from '../../domain/profile.ts';
import type { TrackingKey } from '../../domain/tracking-key.ts';

// Everything kept on this device is declared once: here for the browser's two storages, in database.ts and outbox.ts
// for the rest. Signing out removes all of it (wipe.ts) except what `STAY` names.

/** One thing that this device keeps, under one key. */
export type Kept<T> = {
  key: string;
  /** Undefined if nothing readable is kept. */
  read(): T | undefined;
  /** Keeps the value, or removes it if undefined. False if the browser stores nothing, or has no room. */
  keep(value: T | undefined): boolean;
  /** Reads it and removes it. */
  take(): T | undefined;
};

type Storages = 'localStorage' | 'sessionStorage';
/** Kept until signing out, or until it is no longer needed. */
const DEVICE = 'localStorage';
/** Kept until the tab is closed at the latest. */
const TAB = 'sessionStorage';

/* @__NO_SIDE_EFFECTS__ */
function kept<T>(
  storage: Storages,
  key: string,
  parse: (text: string) => T | undefined,
  write: (value: T) => string = String,
): Kept<T> {
  const self: Kept<T> = {
    key,
    read() {
      try {
        const text = globalThis[storage].getItem(key);
        return text === null ? undefined : parse(text);
      } catch {
        return undefined;
      }
    },
    keep(value) {
      try {
        if (value === undefined) globalThis[storage].removeItem(key);
        else globalThis[storage].setItem(key, write(value));
        return true;
      } catch {
        return false;
      }
    },
    take() {
      const value = self.read();
      self.keep(undefined);
      return value;
    },
  };
  return self;
}

/** A mark that is there or isn't. */
/* @__NO_SIDE_EFFECTS__ */
const mark = (storage: Storages, key: string) => kept<true>(storage, key, () => true);
/* @__NO_SIDE_EFFECTS__ */
const text = (storage: Storages, key: string) => kept(storage, key, String);
/* @__NO_SIDE_EFFECTS__ */
const word = <Word extends string>(storage: Storages, key: string, ...words: Word[]) =>
  kept(storage, key, (found) => words.find((each) => each === found));
/* @__NO_SIDE_EFFECTS__ */
const json = <T>(storage: Storages, key: string, check: (found: unknown) => T | undefined) =>
  kept(storage, key, (found) => check(JSON.parse(found)), JSON.stringify);

/** Checks only that all of these keys are there. */
const having =
  <T>(...needs: (keyof T)[]) =>
  (found: unknown) =>
    found && needs.every((need) => (found as T)[need]) ? (found as T) : undefined;

/**
 * The service's answer to a request: the day, yyyy-mm-dd, by which we contact the family, and whether an
 * email says so.
 */
export type Told = { due?: string; emailed?: boolean };

/**
 * A request as it was shown, in the shape of one version of this site, and when, in milliseconds by this
 * device's clock.
 */
export type Seen = { at: number; shape: number; request: unknown };

/** What this device keeps about a request submitted on it: enough to show and follow it. */
export type Receipt = TrackingKey &
  Told & {
    id: string;
    /** The recipient, to tell requests apart. Unknown if only the link was opened here. */
    name?: string | undefined;
    status: Delivery;
    /** ISO; the server's time once it is received. */
    submittedAt: string;
    /**
     * When the sent answers were last changed, in milliseconds by this device's clock. Unknown if they were
     * sent elsewhere.
     */
    savedAt?: number;
    /** Set while newer answers wait, or were refused. */
    correction?: Exclude<Delivery, 'received'>;
    /** The reference shown first, if another request turned out to have it. */
    formerReference?: string;
    /** Whether it was sent from a shared device, which keeps no receipt (decision 0151). */
    shared?: boolean | undefined;
    /** The request's last status from the service. It is kept here so that it can't outlive the key (decision 0087). */
    seen?: Seen;
  };

const isReceipt = having<Receipt>('id', 'reference', 'trackingSecret', 'status', 'submittedAt');

/** Requests that were sent from here, newest first (state/receipt.ts). */
export const receipts = json(DEVICE, 'receipts', (found) =>
  Array.isArray(found) ? found.flatMap((each) => isReceipt(each) ?? []) : undefined,
);
/** The receipt of a request from a shared device, for the next page. It is stored nowhere else (decision 0151). */
export const receiptOnce = json(TAB, 'receipt-once', isReceipt);

/**
 * For the letter that answers a request: the name, what was asked for (decision 0088), how we will answer, and the first
 * day, if one was named.
 */
export type Addressee = { id: string; name: string; asked: string; hear: string; startsOn: string };
/** For the next page. */
export const addressee = json(TAB, 'addressee', having<Addressee>('id'));

/**
 * Set before anything is put into the outbox, so that no page misses it. Without it, pages don't open the
 * outbox.
 */
export const outboxMark = mark(DEVICE, 'outbox');
/**
 * Set while a caregiver's unsent entries wait here (said.ts). Without it, pages don't load the code that
 * sends them.
 */
export const saidMark = mark(DEVICE, 'said');
/** Set while there may be a family's draft, for code that must know before the database answers. */
export const begun = mark(DEVICE, 'request-begun');
/** Set while the device is marked as shared. A reload loses the answers, but not this mark. */
export const sharedDevice = mark(TAB, 'shared-device');

/** A request from which the wizard begins: to change it, or to send another like it. */
export type Prefill = TrackingKey & {
  changes: boolean;
  /** What was sent, in camel-case names of its payload. */
  asked: Readonly<Record<string, unknown>>;
  /** The town in words. */
  place: string;
  /** What was typed afterwards. */
  draft?: unknown;
};
/** Only in this tab, since a device that doesn't keep a request's key keeps nothing else of it. */
export const prefill = json(TAB, 'prefill', having<Prefill>('reference', 'trackingSecret', 'asked'));
/** Set when changes have arrived, so that the request's page says so. */
export const changesSent = mark(TAB, 'changes-sent');

/**
 * The state of a `/track` tab, for a reload. Only in this tab, so that nobody else finds the key on a shared
 * phone.
 */
export type Tracking = { key?: TrackingKey; typed?: { reference?: string; code?: string } };
export const tracking = json(TAB, 'track', having<Tracking>());

/** What a page had no time to write to the database when it was left, under its name in the database. */
/* @__NO_SIDE_EFFECTS__ */
export const unwritten = (name: string) => json<unknown>(DEVICE, name, (found) => found);

/** Which caregiver has agreed to be reviewed, and has not sent the profile. Only in this tab, since it is consent. */
export const agreed = text(TAB, 'agreed');
/** The sections of a caregiver's profile whose empty fields are marked. */
export const markedSections = json<readonly string[]>(TAB, 'marked-sections', (found) =>
  Array.isArray(found) ? found : undefined,
);

/** Which rows of a staff list are selected, by their ids alone. */
/* @__NO_SIDE_EFFECTS__ */
export const picked = (list: string) => json<unknown>(TAB, `picked:${list}`, (found) => found);

/** The auth client's own entry. */
export const session = json(
  DEVICE,
  'session',
  having<{ user: { id: string }; access_token: string; expires_at?: number }>('user'),
);
/** The profile last read, for use without a connection. The database never trusts it. */
export const profile = json(DEVICE, 'profile', having<Profile>('id', 'role'));
/** Its role, by which pages are drawn before any code has loaded. */
export const role = word<Profile['role']>(DEVICE, 'role', 'admin', 'caregiver');
/** The account that the copies here belong to. */
export const copiesOf = text(DEVICE, 'copiesOf');
/** Set in a tab in which a person signed out, until a person signs in there. */
export const left = mark(TAB, 'left');

/** The secret of the last sign-up, to claim the password with. */
export const signUpSecret = text(DEVICE, 'signUpSecret');
/** An email address for the next page. It is not in that page's address, which is logged and shared. */
export const carriedEmail = text(TAB, 'email');
/**
 * Why this tab may choose a password without the old one: its link came by email. It only protects people who
 * leave a device unlocked. The server asks for a session.
 */
export const recovery = word(TAB, 'recovery', 'forgotten', 'signed-up-elsewhere');

/** Set if single keys should do nothing (WCAG 2.1.4). */
export const keysOff = mark(DEVICE, 'single-keys');
/** When installing the app was declined, and when a page was loaded again for code that was gone; milliseconds. */
export const installDeclined = kept(DEVICE, 'install-declined', Number);
export const recovered = kept(TAB, 'recovered', Number);

/**
 * Kept on signing out: nothing that a person typed may be lost, so waiting entries stay until they are sent,
 * with the marks that make pages send them.
 */
export const STAY: readonly string[] = [outboxMark.key, saidMark.key];
