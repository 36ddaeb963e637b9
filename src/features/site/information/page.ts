import { getEntry } from 'astro:content';
import { LANGUAGE } from '../../../lib/fill.ts';
import { htmlWithFacts, withFacts } from './facts.ts';
import * as points from './Points.css.ts';

/** The content under a heading, in HTML. */
export type Block = { title: string; html: string };

/** A part of a page, and its content under its own headings. */
export type PagePart = Block & { id: string; blocks: readonly Block[] };

/** A part's title, its id and, as a class, the kind of its lists: `What is missing {#missing .know}`. */
const PART_TITLE = /^(.+) \{#([\w-]+)(?: \.(yes|no|know))?\}$/;

/** Line breaks that don't show. With them the privacy page is over its budget. */
const BETWEEN_BLOCKS = /\n(?=<\/?(?:p|ul|ol|li|h[23]|t\w+)\b)/g;

/** A page of `src/content` in the site's language, with the operator's facts. */
export async function pageOf(name: string) {
  const entry =
    (await getEntry('pages', `translations/${LANGUAGE}/pages/${name}`)) ??
    (await getEntry('pages', `src/content/${name}`));
  if (!entry?.rendered) throw new Error(`There is no src/content/${name}.md.`);
  const filled = JSON.stringify(entry.data, (_, value) =>
    typeof value === 'string' ? withFacts(value) : value,
  );
  const { title, description, heading, lead, links, closing } = JSON.parse(filled) as typeof entry.data;
  return {
    head: { title, description },
    intro: { title: heading, lead, links },
    closing,
    parts: under(2, htmlWithFacts(entry.rendered.html.replace(BETWEEN_BLOCKS, ''))).map(partOf),
  };
}

/** The blocks of a part, for a page that shows them in its own way. */
export function blocksOf({ parts }: { parts: readonly PagePart[] }, id: string): readonly Block[] {
  const blocks = parts.find((part) => part.id === id)?.blocks ?? [];
  if (blocks.length === 0) throw new Error(`The page has nothing under headings in {#${id}}.`);
  return blocks;
}

function partOf({ title: written, html }: Block): PagePart {
  const [, title, id, kind] = PART_TITLE.exec(written) ?? [];
  if (!title || !id) throw new Error(`A part has no {#id}: ${written}`);
  let listed = html.replaceAll('<ol>', '<ol role="list">');
  if (kind) {
    listed = listed
      .replaceAll('<ul>', `<ul role="list" class="${points.list}">`)
      .replaceAll('<li>', `<li class="${points.kinds[kind as keyof typeof points.kinds]}">`);
  }
  return { id, title, html: listed.split('<h3')[0] ?? '', blocks: under(3, listed) };
}

/** The headings of a level, each with the content until the next. */
const under = (level: 2 | 3, html: string): Block[] =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>(.*?)(?=<h${level}|$)`, 'gs'))].map(
    ([, title = '', html = '']) => ({ title: title.replaceAll('&amp;', '&'), html }),
  );
