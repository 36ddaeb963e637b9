import { matchRoute } from '../../domain/routes.ts';

/** Puts a shell's screen title into the mobile header at once. The area's own code loads much later. */
const title = matchRoute(location.pathname)?.route.title ?? '';
for (const place of document.querySelectorAll('[data-route-title]')) place.textContent = title;
