import type { APIRoute } from 'astro';
import { operator } from '../domain/operator.ts';
import { href, type RouteName } from '../domain/routes.ts';
import { themes } from '../theme/tokens.ts';

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

/** What the app is called and looks like once it is installed. */
const manifest = {
  id: '/',
  name: 'Caregiver Placement',
  short_name: 'Care',
  description:
    'Request care at home, or work as a caregiver. We look for who fits, and stay with you until then.',
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
    shortcut('Request care', 'request'),
    shortcut('Follow your request', 'track'),
    shortcut('Sign in', 'login'),
  ],
  screenshots: [
    screenshot('landing', '780x1688', 'narrow', 'Care at home, from someone who fits'),
    screenshot('request', '780x1688', 'narrow', 'Request care, one question at a time'),
    screenshot('landing', '1280x800', 'wide', 'Care at home, from someone who fits'),
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
