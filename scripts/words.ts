/**
 * Writes the texts for translators, one JSON file for each part of the product, and lists missing ones: npm run words
 * [-- LANGUAGE…] English goes to translations/en. A language gets the same files, with empty texts to fill in.
 * Translated texts stay, and unused ones are removed.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  areaOf,
  inFormsOf,
  mapTexts,
  nameOf,
  readTexts,
  readTranslation,
  type Text,
  textAt,
  type Texts,
  translationsFolder,
  wordsFiles,
} from './words/texts.ts';

const SOURCE = 'en';
const begun = existsSync(translationsFolder) ? readdirSync(translationsFolder) : [];
const languages = new Set([...begun, ...process.argv.slice(2)]);
languages.delete(SOURCE);

const areas = new Map<string, Record<string, Texts>>();
for (const file of wordsFiles()) {
  const area = areaOf(file);
  areas.set(area, { ...areas.get(area), [nameOf(file)]: await readTexts(file) });
}

for (const [area, texts] of areas) {
  console.log(`${SOURCE}/${area}: ${count(texts)} texts`);
  write(SOURCE, area, texts);
}
for (const language of languages)
  for (const [area, texts] of areas) {
    const translation = readTranslation(language, area);
    const missing: string[] = [];
    const both = mapTexts(inFormsOf(language, texts), (_, at) => {
      const found = textAt(translation, at);
      if (found === undefined) missing.push(at.join('.'));
      return found ?? '';
    });
    write(language, area, both);
    console.log(`${language}/${area}: ${missing.length} of ${count(both)} missing`);
    if (missing.length < count(both)) for (const at of missing) console.log(`  ${at}`);
  }

for (const language of languages)
  for (const page of readdirSync(path.join(import.meta.dirname, '../src/content')))
    if (!existsSync(path.join(translationsFolder, language, 'pages', page)))
      console.log(`${language}/pages/${page}: missing, to be translated from src/content/${page}`);

function count(texts: Text): number {
  let all = 0;
  mapTexts(texts, (text) => {
    all += 1;
    return text;
  });
  return all;
}

function write(language: string, area: string, texts: Text): void {
  const folder = path.join(translationsFolder, language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}
