export const namePersonContact = 'the name of the person to contact';
export const enterPhoneNumberCall = 'Enter the phone number to call';
export const enterPhoneNumberEmail = 'Enter a phone number or an email address, so that we can reach you';
export const enterOnePhoneNumber = 'Enter a phone number, like 085 123 4567';
export const enterEmailAddressWrite = 'Enter the email address to write to';
