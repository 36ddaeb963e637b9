import { sampleFacts } from '../src/domain/statements.ts';

/** What start and build say while a site is not ready for people: facts that are the sample's, an address that is this machine's. */
export function beforeGoingLive(siteUrl: string): string[] {
  const facts = sampleFacts();
  const { hostname } = new URL(siteUrl);
  return [
    ...(facts.length > 0
      ? [
          `Still the sample’s, to be set in src/domain/operator.json and statements.json before people use it: ${facts.join(', ')}`,
        ]
      : []),
    ...(/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
      ? [`SITE_URL is ${siteUrl}: links in emails, the sitemap and shared pictures lead to this machine only`]
      : []),
  ];
}
