import { loadMyName, setMyName } from '../../../data/staff-names.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import * as t from './words.ts';

const LONGEST = 100;

/** An admin's own name, which may be left out: colleagues read the address then. */
export const createNameCard = (id: string, service = { loadMyName, setMyName }) => ({
  name: loadable(() => service.loadMyName(id)),
  form: (name: string) =>
    createForm({
      initial: { name },
      check: (values) => ({ name: values.name.trim().length > LONGEST ? t.shortenName : undefined }),
      submit: (values) => service.setMyName(values.name.trim()),
    }),
});
