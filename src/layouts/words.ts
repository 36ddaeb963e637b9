export const switchSiteBrowsersSettings =
  'Switch it on for this site in your browser’s settings. Then reload the page.';
export const signingNeedsJavascript = 'Signing in needs JavaScript.';
export const browserSetKeepNothing =
  'Your browser keeps nothing for this site, so you can’t stay signed in. Allow cookies and site data for this address, or use another browser. Then reload the page.';
export const withoutJavascriptFormCant =
  'You can’t send this form without JavaScript. Print it, fill it in and post it, or call us.';
export const browserSetKeepNothingSite =
  'Your browser keeps nothing for this site. If you leave this page, you’ll lose what you typed. You can fill in the form and send it in one go.';
export const pageNeedsJavascript = 'This page needs JavaScript.';

export const caregiverPlacement = 'Caregiver Placement';
export const titleCaregiverPlacement = '{title} – Caregiver Placement';
export const caregiverHandsTea =
  'Care at home, from someone who fits: a caregiver hands a cup of tea to an older woman.';
export const skipToContent = 'Skip to the content';
export const orCallUs = 'Or call us on {phone} ({hours}).';
