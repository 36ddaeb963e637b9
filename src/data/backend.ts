// bundle: ground
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';

/** Where the backend is: the site's own origin unless the build was given another (docs/specification.md, Fixed names). */
export const backendUrl = () => import.meta.env.PUBLIC_SUPABASE_URL || location.origin;

/** The key that says which project is called; it grants nothing by itself. */
export const publishableKey: string =
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || embeddedPublishableKey;
