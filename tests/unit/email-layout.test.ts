import { expect, test } from 'vitest';
import { messageOf } from '../../src/domain/messages/messages.ts';
import { operator } from '../../src/domain/operator.ts';
import { layOut } from '../../supabase/functions/deliver-mails/layout.ts';

const { hours, phone } = operator.contact;
const LINK = { reference: 'K7Q-M4R-T9N', secret: 'ab'.repeat(16) };
const written = (name?: string) =>
  layOut(messageOf('request_read', 'ann@example.org', LINK), {
    site: 'https://site.test',
    name,
  });

test('an email greets its reader, and says who writes and how to reach us', () => {
  const { text, html } = written('Fiona Walsh');
  expect(text).toMatch(/^We’re reviewing your request\n\nDear Fiona Walsh,\n\n/);
  expect(text).toContain(`Questions? Call ${phone}, ${hours}.\nCaregiver Placement\n`);
  expect(html).toContain('<p>Dear Fiona Walsh,</p>');
  expect(html).toContain(`<span style="white-space: nowrap">${phone}</span>`);
});

test('under a button, an email says what its link opens and when it ends', () => {
  const { text, html } = written();
  const hint = 'This link works for two weeks.';
  expect(text).toMatch(new RegExp(`/track#K7QM4RT9N.${LINK.secret}\n\n${hint}`));
  expect(html).toMatch(new RegExp(`</a></p>\n<p style="font-size: 14px">${hint}`));
});

test('everything around an email’s text is in its language', () => {
  const translations = { xx: { frame: { greeting: 'Salve {name},' } } };
  const message = messageOf('request_read', '', LINK, 'xx', translations);
  const { text, html } = layOut(message, { site: 'https://site.test', name: 'Fiona', translations });
  expect(html).toContain('<html lang="xx">');
  expect(text).toContain('\n\nSalve Fiona,\n\n');
  expect(text).toContain('Questions? Call ');
});

test.each(['Dr. Seán Ó Briain', 'Anne-Marie O’Neill Jr.', 'M. Łukasz'])('%s is a name', (name) => {
  expect(written(name).text).toContain(`Dear ${name},`);
});

test.each([
  undefined,
  '',
  'win.example',
  'see https://win.example/',
  'call 020 910 0109',
  'a@b.example',
  '<b>',
])('%s is not a name, and is not repeated', (name) => {
  const { text } = written(name);
  expect(text).toContain('\n\nHello,\n\n');
  if (name) expect(text).not.toContain(name);
});
