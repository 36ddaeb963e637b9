/** Tells a password manager whose password a form is about; stands after the fields, so that nothing focuses it. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
