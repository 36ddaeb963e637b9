import { expect, test } from 'vitest';
import { fileFor, href, matchRoute, type Route, ROUTES } from './routes.ts';

test('every route matches its own path', () => {
  for (const [name, { path }] of Object.entries(ROUTES)) {
    expect(matchRoute(path.replace(/:\w+/, 'x'))?.name).toBe(name);
  }
});

test('a literal segment goes before a parameter', () => {
  expect(matchRoute('/admin/requests/new')?.name).toBe('adminRequestNew');
  expect(matchRoute('/admin/requests/8d1f')?.name).toBe('adminRequest');
});

test('a trailing slash changes nothing', () => {
  expect(matchRoute('/landing/')?.name).toBe('landing');
});

test('guarded paths are served by the shell of their area, open ones by their own page', () => {
  expect(fileFor('/admin/caregivers/7/old')).toBe('/admin/index.html');
  expect(fileFor('/caregiver/apply/7')).toBe('/caregiver/index.html');
  expect(fileFor('/admin/setup')).toBe('/admin/setup/index.html');
  expect(fileFor('/register/caregiver')).toBe('/register/index.html');
  expect(fileFor('/caregiver/faq')).toBe('/caregiver/faq/index.html');
  expect(fileFor('/')).toBe('/index.html');
});

test('an unknown path has no page', () => {
  for (const path of [
    '/nothing',
    '/admin/nothing',
    '/caregiver',
    '/admin/caregivers/7/older',
    '/landing/x',
  ]) {
    expect(fileFor(path)).toBeUndefined();
  }
});

test('only admins enter the admin area, only caregivers the caregiver area; four pages in them are open', () => {
  const open = ['/admin/setup', '/caregiver/benefits', '/caregiver/training', '/caregiver/faq'];
  for (const { path, access } of Object.values(ROUTES)) {
    if (open.includes(path)) expect(access).toBe('anyone');
    else if (path.startsWith('/admin')) expect(access).toBe('admin');
    else if (path.startsWith('/caregiver')) expect(access).toBe('caregiver');
    else expect(access).toBe(path === '/account' ? 'member' : 'anyone');
  }
});

test('search engines find only open pages, and none that belongs to one visit', () => {
  const indexed = Object.values<Route>(ROUTES).filter((route) => route.indexed);
  expect(
    indexed.every(({ access, path, shell }) => access === 'anyone' && !path.includes(':') && !shell),
  ).toBe(true);
  const paths = indexed.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/landing', '/request', '/caregiver/faq', '/privacy']));
  for (const own of [
    '/login',
    '/request/confirmation',
    '/registration/confirmation',
    '/auth/confirm',
    '/emails/stop',
    '/admin/setup',
  ]) {
    expect(paths).not.toContain(own);
  }
});

test('parameters are filled in and encoded', () => {
  expect(href('adminRequest', { id: 'a/b' })).toBe('/admin/requests/a%2Fb');
  expect(href('caregiverApply', { jobId: '7' })).toBe('/caregiver/apply/7');
  expect(href('login')).toBe('/login');
});
