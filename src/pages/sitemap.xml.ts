import type { APIRoute } from 'astro';
import { ROUTES } from '../lib/routes.ts';
import { sitemap } from '../lib/sitemap.ts';

export const GET: APIRoute = ({ site, url }) => new Response(sitemap(ROUTES, site ?? url));
