import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gimal.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.con', 'hotmail.com'],
  ['homtial.com', 'hotmail.com'],
  ['yahoo.cmo', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yhaoo.ie', 'yahoo.ie'],
  ['outlok.com', 'outlook.com'],
  ['outllok.ie', 'outlook.ie'],
  ['eircom.nt', 'eircom.net'],
  ['ericom.net', 'eircom.net'],
  ['icloud.cim', 'icloud.com'],
  ['iclould.com', 'icloud.com'],
  ['live.ei', 'live.ie'],
  ['me.con', 'me.com'],
  ['gmx.nte', 'gmx.net'],
  ['protonmial.com', 'protonmail.com'],
])('%s is questioned: %s', (domain, meant) => {
  expect(likelyEmail(` Fiona.Walsh@${domain} `)).toBe(`Fiona.Walsh@${meant}`);
});

test.each([
  ...['gmail.com', 'Gmail.com', 'mail.com', 'gmx.com', 'ymail.com', 'live.ie', 'me.com', 'mac.com'],
  ...['email.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'hotmail.it', 'hotmail.be', 'hotmail.ch', 'web.de'],
  ...['outlook.cz', 'online.de', 'vodafone.it', 'vodafone.de', 'gmail.ie', 'proton.me', 'live.nl', 'o2.pl'],
  ...[
    'be.com',
    'love.com',
    'life.ie',
    'line.com',
    'sky.ie',
    'msc.com',
    'tcd.ie',
    'ucd.ie',
    'hse.ie',
    'rte.ie',
  ],
  ...['example.com', 'example.org', 'demo.test', 'post.example.ie', 'mail.gmail.com', 'gmail.example.com'],
  ...['goldmail.com', 'hotel.com', 'yahoogroups.com', 'care.ie', 'cloud.com', 'byrne.ie'],
])('%s is not questioned', (domain) => expect(likelyEmail(`fiona@${domain}`)).toBeUndefined());

test.each(['', 'fiona', 'fiona@gmial', 'fiona@gmial..com', 'fiona@gmial.c', 'fiona walsh@gmial.com'])(
  'The form reports an invalid address: "%s"',
  (typed) => expect(likelyEmail(typed)).toBeUndefined(),
);
