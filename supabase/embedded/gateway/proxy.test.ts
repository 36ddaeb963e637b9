import { expect, test } from 'vitest';
import { networkOf, readPeerOf } from './proxy.ts';

const from = (peer: string, forwarded: string, env = { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }) =>
  readPeerOf(env)(peer, new Headers({ 'x-forwarded-for': forwarded, 'cf-connecting-ip': '203.0.113.9' }));

test('our proxies name the caller, however many there are', () => {
  expect(from('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '2001:db8::7')).toBe('2001:db8::7');
});

test('what a client itself wrote into the header doesn’t count', () => {
  expect(from('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
  expect(from('127.0.0.1', '203.0.113.7, nonsense')).toBe('127.0.0.1');
  expect(from('127.0.0.1', '')).toBe('127.0.0.1');
});

test('nobody else can name the caller', () => {
  expect(from('203.0.113.1', '203.0.113.7')).toBe('203.0.113.1');
  expect(from('127.0.0.1', '203.0.113.7', { TRUSTED_PROXIES: '' })).toBe('127.0.0.1');
});

test('an IPv6 address counts by its network, any other by itself', () => {
  expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::');
  expect(networkOf('2001:db8:0:0:ffff:1:2:3')).toBe('2001:db8:0:0::');
  expect(networkOf('2001:db8:0:1::7')).toBe('2001:db8:0:1::');
  expect(networkOf('::1')).toBe('0:0:0:0::');
  expect(['203.0.113.7', '::ffff:203.0.113.7', null].map(networkOf)).toEqual([
    '203.0.113.7',
    '::ffff:203.0.113.7',
    null,
  ]);
});

test('the header is the one that the operator names', () => {
  const peerOf = readPeerOf({ TRUSTED_PROXIES: '127.0.0.1', TRUSTED_PROXY_HEADER: 'cf-connecting-ip' });
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.9' });
  expect(peerOf('127.0.0.1', headers)).toBe('203.0.113.9');
});

test.each(['nginx', '10.0.0.0/99', '10.0.0/8'])('%s is not an address to trust', (one) => {
  expect(() => readPeerOf({ TRUSTED_PROXIES: one })).toThrow('TRUSTED_PROXIES must be');
});
