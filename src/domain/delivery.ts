/** How far a submitted request has come: it waits on the device, was refused until somebody corrects it, or has arrived. */
export type Delivery = 'waiting' | 'refused' | 'received';

type Words = {
  /** In a list, and as the name of a page about it. */
  label: string;
  /** After the request: “Your request …” */
  predicate: string;
};

export const DELIVERY: Record<Delivery, Words> = {
  waiting: { label: 'Waiting to be sent', predicate: 'is waiting to be sent' },
  refused: { label: 'Needs a correction', predicate: 'needs a correction' },
  received: { label: 'Received', predicate: 'has reached us' },
};

/** What is said of a request that waits, wherever it is said at length. */
export const WAITING =
  'It has not reached us yet. It is kept on this device, and will be sent as soon as there is a connection. Until then please go on using this phone or computer and this browser, and don’t clear its data.';
/** The same in short. */
export const WAITING_IN_SHORT =
  'It will be sent as soon as there is a connection. You don’t need to fill it in again.';
/** … of changes to a request that has arrived. */
export const CHANGES_WAIT =
  'We have your request as you sent it first. What you changed since is kept on this device, and will be sent as soon as there is a connection.';

/** Where the browser sends without a page being open, and where it does not. */
export const MAY_CLOSE = 'It goes off by itself: you can close this page.';
export const COME_BACK =
  'This browser sends only while one of our pages is open: open this page again when you have a connection.';
/** What is said of one that was sent from a shared device, before and after it has arrived (decision 0151). */
export const SHARED_WAITING =
  'This is a shared device. Your request waits on it with all its answers until it has reached us, and is removed from it then. It is sent as soon as there is a connection. Write down the reference and copy or print the private link before you leave or reload this page: they can’t be shown here again. If you would rather not leave the request here, remove it now and call us.';
export const SHARED_ONCE =
  'This is a shared device: nothing of your request stays on it. Write down the reference and copy or print the private link before you leave this page. It can’t be shown here again.';
/** … and once the page that showed it is left. */
export const UNSEEN_WAITING =
  'It was filled in here with “This is a shared device” ticked, so neither what it says nor its reference is shown any more. It is sent as soon as there is a connection, in some browsers only while this page is open, and is removed from this device then.';
export const UNSEEN_GONE = 'It has reached us, and nothing of it is left on this device.';
export const STILL_WAITING =
  'We still can’t reach the service. Your request stays here, and we go on trying by ourselves.';
/** What is said of one that was refused. */
export const REFUSED =
  'We could not take it as it is. Nothing is lost: your answers are still on this device. Put right what is wrong, and send it again.';
