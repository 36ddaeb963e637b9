export const unsentWords =
  'We haven’t sent what you said about a visit. If you log out now, you’ll lose it. Log out anyway?';
