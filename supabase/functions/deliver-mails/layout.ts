import type { Message } from '../../../src/domain/messages.ts';

// Email programs know inline styles only.
const BODY =
  'margin: 0; padding: 24px; font-family: Inter, Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a2b3c';
const BUTTON =
  'display: inline-block; padding: 12px 18px; border-radius: 12px; background: #1d4ed8; color: #ffffff; text-decoration: none';

const STOP = 'Stop these emails';

/**
 * A message as the two parts of an email, without pictures or anything else to fetch; `site` is our address, without a slash,
 * `stop` where its reader stops emails like it.
 */
export function layOut(message: Message, site: string, stop?: string): { html: string; text: string } {
  const { subject, heading, before, link, after } = message;
  const address = `${site}${link.path}`;
  const paragraphs = (list: readonly string[]) => list.map((words) => `<p>${escapeHtml(words)}</p>`);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
${[
  `<h1 style="font-size: 20px">${escapeHtml(heading)}</h1>`,
  ...paragraphs(before),
  `<p><a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
  ...paragraphs(after),
  ...(stop ? [`<p style="font-size: 14px"><a href="${escapeHtml(stop)}">${STOP}</a></p>`] : []),
].join('\n')}
</body>
</html>
`;
  const lines = [
    heading,
    ...before,
    `${link.label}:\n${address}`,
    ...after,
    ...(stop ? [`${STOP}: ${stop}`] : []),
  ];
  return { html, text: `${lines.join('\n\n')}\n` };
}

/** Text that is safe inside HTML elements and double-quoted attributes. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
