export const unsentWords =
  'What you said about a visit has not been sent. If you log out now, it is lost. Log out anyway?';
