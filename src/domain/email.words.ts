export const enterEmailAddressLike = 'Enter an email address like name@example.com.';
export const cantSendEmailAddress = 'We can’t send email to this address. Check it for typing mistakes.';
export const enterEmailAddress = 'Enter your email address.';
