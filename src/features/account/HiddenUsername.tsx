/** Tells a password manager which account a form is about. It comes after the fields, so that nothing focuses it. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
