/** The auth provider's own minimum (specification section 5). */
export const MIN_PASSWORD_LENGTH = 6;
