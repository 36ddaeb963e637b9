import type { APIRoute } from 'astro';
import { ROUTES } from '../domain/routes.ts';
import { sitemap } from '../domain/sitemap.ts';

export const GET: APIRoute = ({ site, url }) => new Response(sitemap(ROUTES, site ?? url));
