/** A common question with its answer in plain text and, if there is more to read or do, a link. */
export type Question = { question: string; answer: string; more?: { label: string; href: string } };

/** The questions as schema.org's FAQPage. */
export const faqPage = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
