import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { PresetKind } from '../../../data/presets.ts';
import { explain } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createPresets } from './presets.ts';
import * as styles from './Presets.css.ts';
import * as t from './words.ts';

interface PresetsProps {
  kind: PresetKind;
  words: { label: string; choose: string; save: string; name: string; hint: string };
  /** What would be saved. */
  current: string;
  onUse: (content: string) => void;
}

/** What the team has saved under names: use one, save the current one, or remove one. */
export function Presets({ kind, words, current, onUse }: PresetsProps) {
  const [store] = useState(() => createPresets(kind));
  const list = useStore(store.list.$value);
  const chosen = useStore(store.$chosen);
  const [naming, setNaming] = useState(false);
  const opener = useId();
  const field = `${opener}-name`;
  const name = () => {
    setNaming(!naming);
    if (!naming) focusWhenShown(field);
  };
  const presets = list.state === 'ready' ? list.value : [];
  const use = (id: string) => {
    store.$chosen.set(id);
    const found = store.find(id);
    if (found) onUse(found.content);
  };
  const remove = async () => {
    if (await store.remove.run(chosen)) toast(t.removed, { tone: 'success' });
  };
  return (
    <Stack gap={2}>
      <div className={styles.line}>
        {presets.length > 0 && (
          <Select
            label={words.label}
            labelHidden
            placeholder={words.choose}
            options={presets.map(({ id, name }) => ({ value: id, label: name }))}
            value={presets.some(({ id }) => id === chosen) ? chosen : ''}
            onChange={(event) => use(event.currentTarget.value)}
          />
        )}
        <Button id={opener} size="small" variant="quiet" aria-expanded={naming} onClick={name}>
          {words.save}
        </Button>
        {chosen && (
          <Button size="small" variant="quiet" onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </div>
      {naming && (
        <Naming
          id={field}
          words={words}
          first={store.find(chosen)?.name ?? ''}
          current={current}
          save={store.save}
          onDone={() => {
            setNaming(false);
            document.getElementById(opener)?.focus();
          }}
        />
      )}
    </Stack>
  );
}

interface NamingProps extends Pick<PresetsProps, 'words' | 'current'> {
  id: string;
  first: string;
  save: ReturnType<typeof createPresets>['save'];
  onDone: () => void;
}

/** Asks for its name. It is not a form, since it is used inside forms. */
function Naming({ id, words, first, current, save, onDone }: NamingProps) {
  const [name, setName] = useState(first);
  const [fault, setFault] = useState<string>();
  const { busy, error } = useStore(save.$state);
  const keep = async () => {
    const missing = current.trim() ? (name.trim() ? undefined : t.writeName) : t.nothingToSave;
    setFault(missing);
    if (missing || !(await save.run(name.trim(), current))) return;
    toast(t.saved, { tone: 'success' });
    onDone();
  };
  return (
    <Stack gap={2}>
      <TextField
        id={id}
        label={words.name}
        hint={words.hint}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={fault ?? (error && explain(error))}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void keep();
        }}
      />
      <Stack direction="row" gap={2}>
        <Button size="small" variant="secondary" busy={busy} onClick={() => void keep()}>
          {t.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
