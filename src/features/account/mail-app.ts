import * as t from './words.ts';

export type MailApp = { name: string; url: string };

const APPS: [RegExp, MailApp][] = [
  [/^(gmail|googlemail)\.com$/, { name: t.gmail, url: 'https://mail.google.com/' }],
  [/^(outlook|hotmail|live|msn)\./, { name: t.outlook, url: 'https://outlook.live.com/mail/' }],
  [/^(yahoo|ymail)\./, { name: t.yahooMail, url: 'https://mail.yahoo.com/' }],
  [/^(icloud|me|mac)\.com$/, { name: t.icloudMail, url: 'https://www.icloud.com/mail' }],
  [/^(proton|protonmail|pm)\.(me|com)$/, { name: t.protonMail, url: 'https://mail.proton.me/' }],
];

/** The website for an address's emails; undefined for providers we don't know. */
export function mailAppOf(email: string): MailApp | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return APPS.find(([pattern]) => pattern.test(domain))?.[1];
}
