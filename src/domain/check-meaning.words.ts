export const comparedNamePhotoYear = 'We compared the name, the photo and the year of birth with the person.';
export const didNotAskOffice = 'We did not ask the office that issued it.';
export const readAwardNameSchool =
  'We read the award: the name, the school, the day, and which care it covers.';
export const didNotAskSchool = 'We did not ask the school, and we did not watch anyone at work.';
export const readCertificateNameProvider =
  'We read the certificate: the name, the provider, the day of the course, and how long it lasts.';
export const didNotTestWhat = 'We did not test what the person remembers.';
export const readEveryPageStatement =
  'We read every page of the statement that the authority issued for this person.';
export const saysWhatRecordDay =
  'It says what was on record on the day it was issued. It says nothing about later.';
export const spokeToWriter = 'We spoke to the person who wrote it.';
export const onePersonsViewWork = 'It is one person’s view of work done earlier.';
export const readBothSidesName =
  'We read both sides: the name, that it covers cars, and how long it is valid.';
export const didNotLookCar = 'We did not look at the car, its insurance, or how anyone drives.';
export const readPolicyNameSum =
  'We read the policy: the name, the amount, and that it covers care in other people’s homes.';
export const didNotAskInsurer = 'We did not ask the insurer if it is paid.';
