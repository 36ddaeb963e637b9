/** The first words of a text on one line, at most so many characters and what shows that there are more. */
export function firstWords(text: string, most = 50): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) + 1 || most).trim()}…`;
}
