import { loadMyName, setMyName } from '../../../data/staff-names.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import { staffNameFault } from '../staff-name.ts';

/** An admin's own name. Without one, colleagues read the address. */
export const createNameCard = (id: string, service = { loadMyName, setMyName }) => ({
  name: loadable(() => service.loadMyName(id)),
  form: (name: string) =>
    createForm({
      initial: { name },
      check: (values) => ({ name: values.name.trim() ? staffNameFault(values.name) : undefined }),
      submit: (values) => service.setMyName(values.name.trim()),
    }),
});
