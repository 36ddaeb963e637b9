import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { LANGUAGE } from './lib/fill.ts';

/** Labels, and where they lead; the first is what we would like people to do. */
const links = z.record(z.string(), z.string());

export const collections = {
  pages: defineCollection({
    loader: glob({
      pattern: ['src/content/*.md', `translations/${LANGUAGE}/pages/*.md`],
      base: '.',
      generateId: ({ entry }) => entry.replace(/\.md$/, ''),
    }),
    schema: z.strictObject({
      title: z.string(),
      description: z.string(),
      heading: z.string(),
      lead: z.string(),
      links: links.optional(),
      closing: z.strictObject({ title: z.string(), text: z.string(), links }),
    }),
  }),
};
