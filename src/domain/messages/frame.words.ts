// Around every email.
export const frame = {
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  signOff: ['Questions? Call {phone}, {hours}.', 'Caregiver Placement'],
  stop: 'Stop these emails',
};
