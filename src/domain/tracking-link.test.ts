import { describe, expect, test } from 'vitest';
import { href } from './routes.ts';
import { readTrackingLink, trackingLink } from './tracking-link.ts';
import { makeReference } from '../lib/reference.ts';

const key = { reference: makeReference(), trackingSecret: '0123456789abcdef0123456789abcdef' };
const link = trackingLink('https://care.example', key);

describe('The private link', () => {
  test('leads to the tracking page, with its key where no server sees it', () => {
    const { origin, pathname, search, hash } = new URL(link);
    expect([origin, pathname, search]).toEqual(['https://care.example', href('track'), '']);
    expect(hash).toContain(key.trackingSecret);
  });

  test('reads back as the key it was made from', () => {
    expect(readTrackingLink(new URL(link).hash)).toEqual(key);
  });

  test.each(['.', ')', '>', ',', '.%20', '%22', ' '])('can be read with a stray %j after it', (stray) => {
    expect(readTrackingLink(new URL(link).hash + stray)).toEqual(key);
  });

  test('can be read in capitals or small letters', () => {
    const { reference, trackingSecret } = key;
    const spaced = reference.replace(/(.{3})(?=.)/g, '$1-').toLowerCase();
    expect(readTrackingLink(`#${spaced}.${trackingSecret.toUpperCase()}`)).toEqual(key);
  });

  test.each([
    '',
    '#',
    '#main',
    `#${key.reference}`,
    `#${key.reference}.`,
    `#${key.reference}.${key.trackingSecret.slice(1)}`,
    `#${key.reference}.${key.trackingSecret}0`,
    `#${key.reference.slice(1)}.${key.trackingSecret}`,
    `#.${key.trackingSecret}`,
  ])('is not a link if a piece is missing: %s', (hash) => {
    expect(readTrackingLink(hash)).toBeUndefined();
  });
});
