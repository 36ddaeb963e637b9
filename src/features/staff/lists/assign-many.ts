import { assign, loadAdmins, loadOwner } from '../../../data/assignments.ts';
import { mapped, ok } from '../../../lib/result.ts';
import type { ManyStep } from './many.ts';
import * as t from './words.ts';

const NOBODY = 'nobody';

/** Assigns each to one admin, or to nobody, from its current owner. */
export const assignMany = <Row>(
  subjectOf: (row: Row) => string,
  service = { assign, loadAdmins, loadOwner },
): ManyStep<Row> => ({
  label: t.assignTo,
  done: t.assigned,
  ask: {
    draft: 'assign-many',
    title: t.assignTitle,
    label: t.owner,
    hint: t.colleagueTold,
    options: async () =>
      mapped(await service.loadAdmins(), (admins) => [
        ...admins.map(({ id, name }) => ({ value: id, label: name })),
        { value: NOBODY, label: t.nobody },
      ]),
  },
  async act(row, said) {
    const subject = subjectOf(row);
    const to = said === NOBODY ? null : said;
    const owner = await service.loadOwner(subject);
    if (!owner.ok) return owner;
    const from = owner.value?.adminId ?? null;
    return from === to ? ok(null) : service.assign(subject, to, from);
  },
});
