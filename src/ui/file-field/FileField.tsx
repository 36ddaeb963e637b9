import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './FileField.css.ts';

interface FileFieldProps extends FieldProps {
  name?: string;
  /** As in HTML, e.g. `application/pdf,image/*`. A dropped file can still be of another type: check it. */
  accept: string;
  onChange: (file: File | null) => void;
  /** The name of a file that is there already, e.g. after coming back to the form. */
  fileName?: string;
}

/** One file, chosen or dropped. */
export function FileField({ name, accept, onChange, fileName, ...frame }: FileFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const shownName = chosen?.name ?? fileName;

  const choose = (file: File | null) => {
    setOver(false);
    setChosen(file);
    onChange(file);
  };
  const remove = () => {
    if (element.current) element.current.value = '';
    choose(null);
    element.current?.focus();
  };

  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={styles.zone} data-over={over ? '' : undefined}>
          <span className={styles.sign}>
            <Icon name={shownName ? 'document' : 'upload'} size={28} />
          </span>
          <span className={styles.words}>
            {shownName ? (
              <span className={styles.name}>{shownName}</span>
            ) : (
              <span>
                <span className={styles.invite}>Choose a file</span> or drop it here
              </span>
            )}
            {chosen && <span className={styles.note}>{sizeInWords(chosen.size)}</span>}
          </span>
          <input
            {...wiring}
            ref={element}
            type="file"
            name={name}
            accept={accept}
            className={styles.input}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            // Closing the picker without a choice empties the input in some browsers; the earlier choice stays.
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) choose(file);
              setOver(false);
            }}
          />
          {chosen && (
            <span className={styles.remove}>
              <Button variant="quiet" size="small" onClick={remove}>
                Remove
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** 1 MB counts as 1,000,000 bytes, as phones and file managers show it. */
function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
