// bundle: ground
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';

/**
 * The backend's address: the site's own origin, unless the build has another (docs/specification.md, Fixed
 * names).
 */
export const backendUrl = () => import.meta.env.PUBLIC_SUPABASE_URL || location.origin;

/** The key that identifies the project. It grants nothing by itself. */
export const publishableKey: string =
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || embeddedPublishableKey;
