import { changed, type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about a family's questions, messages and links. */
export function ofFamilies(turn: Turn, { staff }: Tellers): string[] {
  const ofQuestions = changed(turn, 'questions').flatMap(({ from, to }) =>
    !to
      ? []
      : !from
        ? [`${to.family}: question`]
        : from.answered !== to.answered
          ? staff('question_answered')
          : [],
  );

  const ofMessages = changed(turn, 'familyMessages').flatMap(({ from, to }) => {
    if (!to) return [];
    return from ? (to.answer === 'written' ? [`${to.family}: message_answered`] : []) : staff('family_wrote');
  });

  const sent = /^(send|issue)_private_link/.test(turn.step);
  const ofLinks = changed(turn, 'links').flatMap(({ from, to }) =>
    sent && !from && to?.madeBy === 'email' ? [`${to.family}: private_link`] : [],
  );

  return [...ofQuestions, ...ofMessages, ...ofLinks];
}
