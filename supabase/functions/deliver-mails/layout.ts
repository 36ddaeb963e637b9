import { type Message, TRANSLATIONS } from '../../../src/domain/messages/messages.ts';
import * as t from '../../../src/domain/messages/frame.words.ts';
import { operator } from '../../../src/domain/operator.ts';
import { textsIn, type Translations } from '../../../src/domain/texts-in.ts';
import { fill } from '../../../src/lib/fill.ts';

// Email programs know inline styles only.
const BODY =
  'margin: 0; padding: 24px; font-family: Inter, Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a2b3c';
const BUTTON =
  'display: inline-block; padding: 12px 18px; border-radius: 12px; background: #1d4ed8; color: #ffffff; text-decoration: none';

const { phone, hours } = operator.contact;

/**
 * A name without anything that an email program would turn into a link, since a stranger may have typed it.
 */
const IS_NAME = /^(?:[\p{L}\p{M}’'‘ -]|\.(?= |$))+$/u;

type Around = {
  /** Our address, without a slash at the end. */
  site: string;
  /** The name it greets; empty if we know none. */
  name?: string;
  /** The link that stops emails like this one. */
  stop?: string;
  translations?: Translations;
};

/** A message as the two parts of an email, with nothing to fetch. */
export function layOut(
  message: Message,
  { site, name = '', stop, translations = TRANSLATIONS }: Around,
): { html: string; text: string } {
  const { language, subject, heading, before, link, after } = message;
  const frame = textsIn(language, 'frame', t.frame, translations);
  const address = `${site}${link.path}`;
  const greeting = IS_NAME.test(name) ? fill(frame.greeting, { name }) : frame.greetingWithoutName;
  const signOff = frame.signOff.map((line) => fill(line, { phone, hours }));
  const paragraphs = (list: readonly string[]) => list.map((words) => `<p>${inHtml(words)}</p>`);
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8" /><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
${[
  `<h1 style="font-size: 20px">${escapeHtml(heading)}</h1>`,
  ...paragraphs([greeting, ...before]),
  `<p><a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
  ...(link.hint ? [`<p style="font-size: 14px">${inHtml(link.hint)}</p>`] : []),
  ...paragraphs(after),
  `<p>${signOff.map(inHtml).join('<br />')}</p>`,
  ...(stop
    ? [`<p style="font-size: 14px"><a href="${escapeHtml(stop)}">${escapeHtml(frame.stop)}</a></p>`]
    : []),
].join('\n')}
</body>
</html>
`;
  const lines = [
    heading,
    greeting,
    ...before,
    `${link.label}:\n${address}`,
    ...(link.hint ? [link.hint] : []),
    ...after,
    signOff.join('\n'),
    ...(stop ? [`${frame.stop}: ${stop}`] : []),
  ];
  return { html, text: `${lines.join('\n\n')}\n` };
}

/** In HTML, with our phone number on one line. */
const inHtml = (words: string) =>
  escapeHtml(words).replaceAll(phone, `<span style="white-space: nowrap">${phone}</span>`);

/** Text that is safe inside HTML elements and double-quoted attributes. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
