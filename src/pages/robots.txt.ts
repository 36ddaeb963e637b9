import type { APIRoute } from 'astro';
import { ROUTES } from '../domain/routes.ts';
import { robots } from '../domain/sitemap.ts';

export const GET: APIRoute = ({ site, url }) => new Response(robots(ROUTES, site ?? url));
