import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailFault } from '../../src/domain/email.ts';
import { holdsContact } from '../../src/domain/holds-contact.ts';
import PHONES from '../fixtures/phones.json' with { type: 'json' };
import { gatherCrowd, type Crowd } from './crowd.ts';

// Cases for both browser and database, so that neither accepts what the other refuses.
const EMAILS: Record<string, boolean> = {
  'tom@example.com': true,
  'tom.byrne+care@post.example.ie': true,
  "o'brien@example.ie": true,
  'a-.b_@1-2.b-c.ie': true,
  'tom@3.ie': true,
  'TOM@EXAMPLE.COM': true,
  'tom@xn--bcher-kva.example': true,
  'séamus@gaeilge.éire': true,
  'tom@例え.テスト': true,
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ie`]: true,
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.ie`]: false,
  'tom@example..com': false,
  'tom..byrne@example.com': false,
  '.tom@example.com': false,
  'a.@b.ie': false,
  'tom@.example.com': false,
  'tom@example.com.': false,
  'tom@example': false,
  'tom@example.c': false,
  'tom@192.168.1.1': false,
  'tom@-example.com': false,
  'tom@example-.com': false,
  'tom@post.-example.com': false,
  'tom@post-.example.com': false,
  'tom@example.com-': false,
  'tom@example.-ie': false,
  'tom@@example.com': false,
  'tom@home@example.com': false,
  '@example.com': false,
  'tom@': false,
  tom: false,
  'tom byrne@example.com': false,
  'tom@exam ple.com': false,
  'tom@example. com': false,
  'tom\u00a0@example.com': false,
  'tom\t@example.com': false,
  'tom\n@example.com': false,
  'tom\u200b@example.com': false,
  'tom\u00ad@example.com': false,
  'tom\u202e@example.com': false,
  'tom@example,com': false,
  'tom@example.com,nora@example.com': false,
  'tom@example.com;nora@example.com': false,
  'Tom <tom@example.com>': false,
  '"tom"@example.com': false,
  'tom(home)@example.com': false,
  'tom@[example.com]': false,
  'tom@example.com?bcc=nora@example.com': false,
  'tom@example.com&bcc=nora': false,
  'tom%0A@example.com': false,
  'tom#1@example.com': false,
  'tom@example.com/': false,
  'tom\\@example.com': false,
};

/** Whether a text says how to reach someone. */
const WORDS: Record<string, boolean> = {
  'Call me on 087 123 4567.': true,
  'Call me on (01) 234-5678.': true,
  'Call +353 87 123 4567': true,
  '030/1234567': true,
  '087 123 2015': true,
  'My number: 1234567': true,
  '0 8 7 1 2 3 4 5 6 7': true,
  '08 71 23 45 67': true,
  '08.71.23.45.67': true,
  '087 – 123 – 4567': true,
  '087 (123) / 4567': true,
  '087   123\n4567': true,
  '087\u200b123\u00ad4567': true,
  '０８７ １２３ ４５６７': true,
  'aoife.byrne@example.org': true,
  'Write to aoife@example.org, any time': true,
  'aoife@example': true,
  'aoife＠example．org': true,
  'aoife\u200b@\u2060example.org': true,
  'aoife (at) example': true,
  'aoife[AT]example(dot)org': true,
  'aoife at example dot org': true,
  'aoife at gmail .com': true,
  'https://example.test/aoife': true,
  'See www.aoife.test': true,
  'Find me: Aoife-Cares.ie!': true,
  'aoife.co.uk': true,
  'wa.me/353': true,
  'I have cared for my mother since 01.02.2015.': false,
  'Since 2015-02-01, 1/2/2015 and 1.2.2015 - 3.4.2016': false,
  'From 05/2019 to 06/2021 in a hospital, 2010-2019 at home.': false,
  '2015-2023': false,
  '2015 – 2023 / 24': false,
  '1998-2002 2005-2010': false,
  '05/2019-06/2021': false,
  '10 years, €24 an hour, 07:00 to 15:00.': false,
  'From 9.00-17.00, for 24.50 - 30.00 an hour': false,
  'Available 24/7, 365 days. 2015-2023: 10 years.': false,
  'Registration 123456': false,
  'Meet me @ the day centre.': false,
  'I come at nine on the dot in the morning.': false,
  'I work at home.In the evenings I am in the network.Nobody waits.': false,
  'B.A. in nursing, e.g. dementia care, and so on.': false,
};

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

const verdicts = async (is: 'is_email' | 'holds_contact', texts: string[]) => {
  const [row] = await crowd.sql.unsafe(
    `select jsonb_object_agg(t, private.${is}(t)) as taken from unnest($1::text[]) t`,
    [texts],
  );
  return row?.['taken'] as Record<string, boolean>;
};

describe('Browser and database agree', () => {
  test('on what an email address is', async () => {
    const texts = Object.keys(EMAILS);
    expect(Object.fromEntries(texts.map((text) => [text, emailFault(text) === undefined]))).toEqual(EMAILS);
    expect(await verdicts('is_email', texts)).toEqual(EMAILS);
  });

  test('on what a phone number is, and how it is kept', async () => {
    const kept = await crowd.sql`
      select n, t as typed, private.clean_phone(t) as kept, private.clean_phone(private.clean_phone(t)) as again
      from unnest(${PHONES.map(({ typed }) => typed)}::text[]) with ordinality u (t, n) order by n
    `;
    expect(kept.map((row) => [row['typed'], row['kept'] ?? undefined])).toEqual(
      PHONES.map(({ typed, kept: one }) => [typed, one]),
    );
    expect(kept.filter((row) => row['again'] !== row['kept'])).toEqual([]);
  });

  test('on what tells how to reach someone', async () => {
    const texts = Object.keys(WORDS);
    expect(Object.fromEntries(texts.map((text) => [text, holdsContact(text)]))).toEqual(WORDS);
    expect(await verdicts('holds_contact', texts)).toEqual(WORDS);
  });

  test('also in one long text of many cases', async () => {
    const parts = '0|12|345|2015|1998|.|-|/| |–|(|)|+|,|\n|a|at|dot|com|@'.split('|');
    const words = fc
      .array(fc.constantFrom(...parts), { minLength: 3, maxLength: 12 })
      .map((some) => some.join(''));
    const texts = [...new Set(fc.sample(words, 2000))];
    expect(await verdicts('holds_contact', texts)).toEqual(
      Object.fromEntries(texts.map((text) => [text, holdsContact(text)])),
    );
  });
});
