import { matchRoute } from '../../domain/routes.ts';

/** Names the screen in the mobile header of a shell at once; the area's own code loads much later. */
const title = matchRoute(location.pathname)?.route.title ?? '';
for (const place of document.querySelectorAll('[data-route-title]')) place.textContent = title;
