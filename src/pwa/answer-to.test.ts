import { describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../domain/routes.ts';
import { answerTo } from './answer-to.ts';

const ORIGIN = 'https://care.example';
const visit = (path: string) => answerTo({ method: 'GET', mode: 'navigate', url: ORIGIN + path }, ORIGIN);
const read = (path: string, method = 'GET') => answerTo({ method, mode: 'cors', url: ORIGIN + path }, ORIGIN);

describe('The worker', () => {
  test('answers a visit to every route with its page, whatever the query', () => {
    for (const { path, shell } of Object.values<Route>(ROUTES)) {
      const folder = (shell ?? path).replace(/\/$/, '');
      expect(visit(`${path.replace(/:\w+/, '1')}?from=%2F`), path).toEqual({
        from: 'page',
        file: `${folder}/index.html`,
      });
    }
  });

  test('knows an unknown path', () => {
    for (const path of [
      '/nowhere',
      '/landing/more',
      '/caregiver/apply',
      '/admin/users/1/2/3',
      '/index.html',
    ]) {
      expect(visit(path), path).toEqual({ from: 'unknown-path' });
    }
  });

  test('answers for hashed files', () => {
    expect(read('/_astro/chrome.abc.js?astro-retry=1')).toEqual({
      from: 'asset',
      path: '/_astro/chrome.abc.js',
    });
  });

  test('leaves the server’s own paths to the server, even opened as a page', () => {
    for (const path of [
      '/rest/v1/requests?select=*',
      '/rest/v1',
      '/auth/v1/token',
      '/storage/v1/object/sign/documents/x.pdf?token=1',
      '/mailbox',
      '/mailbox/1',
      '/healthz',
    ]) {
      expect(read(path), path).toBeUndefined();
      expect(visit(path), path).toBeUndefined();
    }
    expect(visit('/auth/confirm?token_hash=1'), 'a page beside the API').toMatchObject({ from: 'page' });
  });

  test('leaves other origins, writes and other files to the browser', () => {
    expect(
      answerTo({ method: 'GET', mode: 'cors', url: 'https://api.example/rest/v1/x' }, ORIGIN),
    ).toBeUndefined();
    expect(read('/_astro/chrome.js', 'HEAD')).toBeUndefined();
    expect(answerTo({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/login` }, ORIGIN)).toBeUndefined();
    expect(read('/favicon.svg')).toBeUndefined();
  });
});
