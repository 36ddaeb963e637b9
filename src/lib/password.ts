/** The auth provider's own minimum (docs/specification.md, Signing in and registering). */
export const MIN_PASSWORD_LENGTH = 6;
