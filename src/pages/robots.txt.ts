import type { APIRoute } from 'astro';
import { ROUTES } from '../lib/routes.ts';
import { robots } from '../lib/sitemap.ts';

export const GET: APIRoute = ({ site, url }) => new Response(robots(ROUTES, site ?? url));
