import * as t from './delivery.words.ts';

/**
 * Where a submitted request is: it waits on the device, was refused until the family corrects it, or has
 * arrived.
 */
export type Delivery = 'waiting' | 'refused' | 'received';

type Words = {
  /** In a list, and as the name of a page about it. */
  label: string;
  /** After the request: “Your request …” */
  predicate: string;
};

export const DELIVERY: Record<Delivery, Words> = {
  waiting: { label: t.waitingToBeSent, predicate: t.isWaiting },
  refused: { label: t.needsCorrection, predicate: t.needsACorrection },
  received: { label: t.received, predicate: t.hasReachedUs },
};

/** The long text about a request that waits. */
export const WAITING = t.notReachedYetKept;
/** The same in short. */
export const WAITING_IN_SHORT = t.willSentSoonThere;
/** The same for changes of a request that has arrived. */
export const CHANGES_WAIT = t.requestSentFirstWhat;

/** Whether the browser sends without an open page. */
export const MAY_CLOSE = t.sendsItself;
export const COME_BACK = t.browserSendsOnlyWhile;
/** The texts about a request from a shared device, before and after it has arrived (decision 0151). */
export const SHARED_WAITING = t.sharedDeviceRequestWaits;
export const SHARED_ONCE = t.sharedDeviceNothingRequest;
/** … and once the page that showed it is left. */
export const UNSEEN_WAITING = t.filledHereSharedDevice;
export const UNSEEN_GONE = t.reachedNothingLeftDevice;
export const STILL_WAITING = t.stillCantReachService;
/** The text about a refused request. */
export const REFUSED = t.couldNotTakeNothing;
