export const caregiverPlacement = '{title} – Caregiver Placement';

export const browserNotAllowCopying = 'Your browser does not allow copying. Please write it down.';
export const copied = 'Copied';
export const requestCare = 'Our request for care';

export const callsWrites = 'calls or writes to you';
export const requestSent = 'Request sent';
export const dear = 'Dear {name},';
export const hello = 'Hello,';
export const youAskFor = '. You ask for {asked}';

export const requestReached = 'Your request has reached us.';
export const sending = 'Sending…';
export const theseChanges = 'these changes';
export const requestAllAnswers = 'this request and all its answers';
export const removeFromDeviceNot = 'Remove {what} from this device? That has not been sent.';
