/** A query string with some of it changed, and the rest left as it is; an empty value is left out. */
export function withParams(queryString: string, changes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(queryString);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}
