/** A query string with these parameters changed and the rest as it is. An empty value removes a parameter. */
export function withParams(queryString: string, changes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(queryString);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}
