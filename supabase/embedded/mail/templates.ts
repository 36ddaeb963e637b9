import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type TemplateValues = Record<string, string>;
export type RenderedMail = { subject: string; html: string; text: string };

/**
 * Fills an email template of supabase/templates: `subject` and the HTML file as hosted Supabase would, and the plain text
 * file beside it. Values are escaped in HTML; an unknown placeholder stays visible.
 */
export function renderMail(
  template: { subject: string; content_path: string },
  values: TemplateValues,
): RenderedMail {
  const textFile = template.content_path.replace(/\.html$/, '.txt');
  return {
    subject: fill(template.subject, values, plain),
    html: fill(readFileSync(template.content_path, 'utf8'), values, escapeHtml),
    text: existsSync(textFile) ? fill(readFileSync(textFile, 'utf8'), values, plain) : '',
  };
}

/**
 * Fills an email template that the auth server knows nothing of: `<folder>/<name>.html`, whose title is the subject, and the
 * plain text file beside it. Throws when there is no such template.
 */
export function renderOwnMail(folder: string, name: string, values: TemplateValues): RenderedMail {
  const content_path = path.join(folder, `${path.basename(name)}.html`);
  const [, subject = ''] = /<title>(.*?)<\/title>/.exec(readFileSync(content_path, 'utf8')) ?? [];
  return renderMail({ subject, content_path }, values);
}

function fill(text: string, values: TemplateValues, escape: (value: string) => string): string {
  return text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : escape(value);
  });
}

const plain = (value: string) => value;

/** Text that is safe inside HTML elements and quoted attributes. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
