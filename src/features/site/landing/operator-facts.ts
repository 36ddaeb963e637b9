import { formatMoney, operator, type Operator } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import * as t from './words.ts';

interface Fact {
  icon: IconName;
  title: string;
  text: string;
}

/** What care usually costs, if the operator says. */
export const priceFact = ({ priceGuide }: Pick<Operator, 'priceGuide'> = operator): Fact | null =>
  priceGuide && {
    icon: 'tag',
    title: fill(t.priceAnHour, { from: formatMoney(priceGuide.from), to: formatMoney(priceGuide.to) }),
    text: t.usualPriceHere,
  };

/** What families ask first, if the operator says: how soon we answer, where, and the price. */
export function operatorFacts({
  area,
  answers,
  priceGuide,
}: Pick<Operator, 'area' | 'answers' | 'priceGuide'> = operator): Fact[] {
  const count = answers.workingDays.request;
  const facts: (Fact | null)[] = [
    {
      icon: 'clock',
      title: count > 0 ? fill(t.answerInDays, { count }) : t.answerSameDay,
      text: t.personReadsThenCalls,
    },
    area ? { icon: 'pin', title: fill(t.careIn, { area }), text: t.comeToYourHome } : null,
    priceFact({ priceGuide }),
  ];
  return facts.filter((fact) => fact !== null);
}
