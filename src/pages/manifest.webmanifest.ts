import type { APIRoute } from 'astro';
import { operator } from '../domain/operator.ts';
import { href, type RouteName } from '../domain/routes.ts';
import { themes } from '../theme/tokens.ts';
import * as t from './_manifest.words.ts';

const icon = (name: string, edge: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${edge}x${edge}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}-${form_factor}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
});

const shortcut = (name: string, route: Extract<RouteName, 'request' | 'track' | 'login'>) => ({
  name,
  url: href(route),
  icons: [icon('icon', 192, 'any')],
});

/** The installed app's name and appearance. */
const manifest = {
  id: '/',
  name: t.name,
  short_name: t.shortName,
  description: t.description,
  lang: operator.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themes.light.surface,
  background_color: themes.light.page,
  categories: ['health', 'lifestyle'],
  icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable-icon', 512, 'maskable')],
  shortcuts: [
    shortcut(t.requestCare, 'request'),
    shortcut(t.followRequest, 'track'),
    shortcut(t.signIn, 'login'),
  ],
  screenshots: [
    screenshot('landing', '780x1688', 'narrow', t.landing),
    screenshot('request', '780x1688', 'narrow', t.request),
    screenshot('landing', '1280x800', 'wide', t.landing),
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
