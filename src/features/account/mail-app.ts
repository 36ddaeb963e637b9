export type MailApp = { name: string; url: string };

const APPS: [RegExp, MailApp][] = [
  [/^(gmail|googlemail)\.com$/, { name: 'Gmail', url: 'https://mail.google.com/' }],
  [/^(outlook|hotmail|live|msn)\./, { name: 'Outlook', url: 'https://outlook.live.com/mail/' }],
  [/^(yahoo|ymail)\./, { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' }],
  [/^(icloud|me|mac)\.com$/, { name: 'iCloud Mail', url: 'https://www.icloud.com/mail' }],
  [/^(proton|protonmail|pm)\.(me|com)$/, { name: 'Proton Mail', url: 'https://mail.proton.me/' }],
];

/** Where on the web the emails of an address are read; undefined for providers that we don't know. */
export function mailAppOf(email: string): MailApp | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return APPS.find(([pattern]) => pattern.test(domain))?.[1];
}
