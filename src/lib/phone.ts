// bundle: asking
const PHONE = /^\(?\+?(?:[ ()/.-]*[0-9]){6,15}[ ()/.-]*$/;
const LONGEST = 25;

/** Whether a trimmed text is a phone number: six to fifteen digits, spaced as people space them; as SQL's `is_phone`. */
export const isPhone = (text: string): boolean => text.length <= LONGEST && PHONE.test(text);

/** Where the link of a phone number leads. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
