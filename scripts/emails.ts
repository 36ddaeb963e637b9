/**
 * Writes the emails in supabase/templates, each as HTML and as plain text, from supabase/templates/source: npm run emails
 *
 * A source is a little Markdown: the subject on top, a heading, paragraphs, and a link alone in its paragraph, which
 * becomes a button. All share shell.html.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

export const emailsFolder = path.resolve(import.meta.dirname, '../supabase/templates');
const source = path.join(emailsFolder, 'source');

// Email programs know inline styles only.
const BUTTON =
  'display: inline-block; padding: 12px 18px; border-radius: 12px; background: #1d4ed8; color: #ffffff; text-decoration: none';
const SHAPE = /^---\nsubject: (.+)\n---\n\n# (.+)\n\n([^]+)$/;
const LINK = /^\[(.+)\]\((.+)\)$/;

/** Every file that the sources make: its name in supabase/templates, and its content. Throws for a malformed source. */
export async function makeEmails(): Promise<[file: string, content: string][]> {
  const shell = readFileSync(path.join(source, 'shell.html'), 'utf8');
  const files: [string, string][] = [];
  for (const file of globSync('*.md', { cwd: source }).sort()) {
    const [, subject, heading, body] = SHAPE.exec(readFileSync(path.join(source, file), 'utf8')) ?? [];
    if (!subject || !heading || !body)
      throw new Error(`${file}: a subject, a heading and paragraphs are needed`);
    const paragraphs = body.trim().split('\n\n');
    const html = [`<h1 style="font-size: 20px">${escape(heading)}</h1>`, ...paragraphs.map(inHtml)].join(
      '\n',
    );
    const name = path.basename(file, '.md');
    const page = shell.replace('<!-- subject -->', escape(subject)).replace('<!-- body -->', html);
    files.push([`${name}.html`, await formatted(`${name}.html`, page)]);
    files.push([`${name}.txt`, `${[heading, ...paragraphs.map(inText)].join('\n\n')}\n`]);
  }
  return files;
}

function inHtml(paragraph: string): string {
  const [, label, address] = LINK.exec(paragraph) ?? [];
  return label && address
    ? `<p><a href="${escape(address)}" style="${BUTTON}">${escape(label)}</a></p>`
    : `<p>${escape(paragraph)}</p>`;
}

const inText = (paragraph: string) => paragraph.replace(LINK, '$1:\n$2');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function formatted(name: string, html: string): Promise<string> {
  const filepath = path.join(emailsFolder, name);
  return format(html, { ...(await resolveConfig(filepath)), filepath });
}

if (import.meta.main) {
  for (const [file, content] of await makeEmails()) writeFileSync(path.join(emailsFolder, file), content);
}
