import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { TO_CAREGIVERS, TO_TERMS } from '../../../domain/tracking-link.ts';
import { fill } from '../../../lib/fill.ts';
import { happened } from './history-words.ts';
import { isNews } from './is-news.ts';
import { statusWordsOf } from './status-words.ts';
import * as t from './status.words.ts';

type News = {
  title: string;
  /** Without a name. */
  tab: string;
  now: string;
  next: string;
  /** The placement whose last day this tells. */
  ending?: string;
};

/** What an email's link is about, if it leads to the caregivers or the terms. The page begins with it. */
export function linkedNews(request: TrackedRequest, link = location.search): News | undefined {
  if (link === TO_CAREGIVERS) return ending(request);
  return link === TO_TERMS ? changedTerms(request) : undefined;
}

function ending(request: TrackedRequest): News | undefined {
  const { caregivers, steps, status } = request;
  const { day: lastDay, who: firstName } = steps.findLast(({ step }) => step === 'care_ending') ?? {};
  if (!lastDay || !firstName) return undefined;
  const leaving = caregivers.find(
    ({ name, endsOn }) => endsOn === lastDay && name.split(' ', 1).join('') === firstName,
  );
  if (!leaving) return undefined;
  const { title, now, next } = statusWordsOf(request);
  const { placement, endReason } = leaving;
  const isFollowed = caregivers.some(({ startsOn }) => startsOn > lastDay);
  const day = formatLongDay(lastDay);
  return {
    title: fill(t.comesUntil, { firstName, day }),
    tab: fill(t.somebodyComesUntil, { day }),
    now: [endReason && fill(t.whyItEnds, { reason: endReason }), isFollowed && now].filter(Boolean).join(' '),
    next: status === 'open' ? `${title}. ${next}` : next,
    ending: placement,
  };
}

function changedTerms({ newTerms = [], steps }: TrackedRequest): News | undefined {
  const [coming] = newTerms;
  const rest = { now: '', next: '' };
  if (coming) {
    const title = fill(t.careChangesFrom, { day: formatLongDay(coming.fromDay) });
    return coming.agreed ? { title, tab: title, ...rest } : undefined;
  }
  const last = steps.findLast(({ step }) => step === 'care_changed' || step === 'corrected');
  return last && isNews(last.at) ? { title: happened(last), tab: t.termsChanged, ...rest } : undefined;
}
