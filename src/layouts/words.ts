export const switchSiteBrowsersSettings =
  'Switch it on for this site in your browser’s settings, then load the page again.';
export const signingNeedsJavascript = 'Signing in needs JavaScript.';
export const browserSetKeepNothing =
  'Your browser is set to keep nothing for this site, so nobody can stay signed in here. Allow cookies and site data for this address, or use another browser; then load the page again.';
export const withoutJavascriptFormCant =
  'Without JavaScript this form can’t be sent. Print it, fill it in and post it, or have it at hand when you call.';
export const browserSetKeepNothingSite =
  'Your browser is set to keep nothing for this site: what you type is gone when you leave this page. You can fill in the form and send it in one go.';
export const pageNeedsJavascript = 'This page needs JavaScript.';

export const caregiverPlacement = 'Caregiver Placement';
export const titleCaregiverPlacement = '{title} – Caregiver Placement';
export const caregiverHandsTea =
  'Care at home, from someone who fits: a caregiver hands a cup of tea to an older woman.';
export const skipToContent = 'Skip to the content';
export const orCallUs = 'Or call us on {phone} ({hours}).';
