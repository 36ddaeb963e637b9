import { sampleFacts } from '../src/domain/statements.ts';

/** Whether an address leads only to the machine that opens it. */
export const isOwnMachine = (siteUrl: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);

/**
 * What start and build print while a site is not ready for people: sample facts, and an address of this
 * machine.
 */
export function beforeGoingLive(siteUrl: string): string[] {
  const facts = sampleFacts();
  return [
    ...(facts.length > 0
      ? [
          `Still the sample’s, to be set in src/domain/operator.json and statements.json before people use it: ${facts.join(', ')}`,
        ]
      : []),
    ...(isOwnMachine(siteUrl)
      ? [`SITE_URL is ${siteUrl}: links in emails, the sitemap and shared pictures lead to this machine only`]
      : []),
  ];
}
