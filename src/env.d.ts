/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly PUBLIC_HOSTED_DOMAINS?: string;
  /** A folder of translations/; English without it. */
  readonly PUBLIC_LANGUAGE?: string;
}
