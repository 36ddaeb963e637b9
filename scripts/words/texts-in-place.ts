import path from 'node:path';
import type { Plugin } from 'vite';
import { pseudo, PSEUDO } from './pseudo.ts';
import {
  areaOf,
  inFormsOf,
  mapTexts,
  nameOf,
  readTexts,
  readTranslation,
  type Texts,
  textAt,
} from './texts.ts';

type Node = { type: string; start: number; end: number };

/**
 * Replaces each use of a text from a words file by the text itself, with its values. So no page loads the texts of
 * others, and a text costs as much as a literal. Then nothing imports the words file, and the build leaves it out
 * (decision 0154). With PUBLIC_LANGUAGE the texts come from `translations/`, or are English if one is missing.
 */
export const textsInPlace: Plugin = {
  name: 'texts-in-place',
  apply: 'build',
  async transform(code, id) {
    const [line = '', from = ''] = /^import \* as t from ["'](.*words\.ts)["'];?$/m.exec(code) ?? [];
    if (!from) return undefined;
    const file = path.resolve(path.dirname(id), from);
    this.addWatchFile(file);
    const texts = await translated(path.relative(process.cwd(), file).replaceAll('\\', '/'));
    return { code: put(this.parse(code) as unknown as Node, code, texts).replace(line, ''), map: null };
  },
};

async function translated(file: string): Promise<Texts> {
  const texts = await readTexts(file);
  const language = process.env['PUBLIC_LANGUAGE'];
  if (!language) return texts;
  const translation = readTranslation(language, areaOf(file))[nameOf(file)];
  const change = (text: string, at: string[]) =>
    language === PSEUDO ? pseudo(text) : (textAt(translation, at) ?? text);
  return mapTexts(inFormsOf(language, texts), change) as Texts;
}

/** The code of a node with texts in their places. */
export function put(node: Node, code: string, texts: Texts): string {
  const text = textOf(node, texts);
  if (text !== undefined) return `(${JSON.stringify(text)})`;
  const filled = filledText(node, code, texts);
  if (filled !== undefined) return filled;
  let at = node.start;
  let out = '';
  for (const child of childrenOf(node)) {
    if (child.start < at) continue;
    out += code.slice(at, child.start) + put(child, code, texts);
    at = child.end;
  }
  return out + code.slice(at, node.end);
}

/** The value of `t.name`; undefined for anything else. */
function textOf(node: Node, texts: Texts): unknown {
  const { object, property } = node as { object?: { name?: string }; property?: { name?: string } };
  return node.type === 'MemberExpression' && object?.name === 't' ? texts[property?.name ?? ''] : undefined;
}

/** `fill(t.name, { value })` as a template literal; undefined for a plural, whose form is chosen when it is shown. */
function filledText(node: Node, code: string, texts: Texts): string | undefined {
  const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
  if (node.type !== 'CallExpression' || callee?.name !== 'fill') return undefined;
  const text = given?.[0] && textOf(given[0], texts);
  if (typeof text !== 'string' || given?.[1]?.type !== 'ObjectExpression') return undefined;
  const properties = (given[1] as unknown as { properties: { key: { name: string }; value: Node }[] })
    .properties;
  const values = new Map(properties.map(({ key, value }) => [key.name, put(value, code, texts)]));
  const template = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/`|\$\{/g, '\\$&');
  return `\`${template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? `\${${values.get(name)}}` : whole,
  )}\``;
}

const childrenOf = (node: Node): Node[] =>
  Object.values<unknown>(node as object as Record<string, unknown>)
    .flat()
    .filter(
      (part): part is Node => typeof part === 'object' && part !== null && 'start' in part && 'type' in part,
    )
    // The value of a shorthand, with its default, contains its key.
    .sort((a, b) => a.start - b.start || b.end - a.end);
