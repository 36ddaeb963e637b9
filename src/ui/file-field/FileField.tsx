import { useRef, useState } from 'react';
import { sizeInWords } from '../../lib/file-size.ts';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './FileField.css.ts';
import * as t from './words.ts';

interface FileFieldProps extends FieldProps {
  name?: string;
  /** As in HTML, e.g. `application/pdf,image/*`. A dropped file can still be of another type: check it. */
  accept: string;
  onChange: (file: File | null) => void;
  /** Offers a touch device’s camera for what `accept` has of pictures; `user` is the one that looks at whoever holds it. */
  camera?: boolean | 'user';
  /** The name of a file that is there already, e.g. after coming back to the form. */
  fileName?: string;
}

/** One file, chosen or dropped. */
export function FileField({ name, accept, onChange, fileName, camera = false, ...frame }: FileFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const shownName = chosen?.name ?? fileName;

  const choose = (file: File | null) => {
    setOver(false);
    setChosen(file);
    onChange(file);
  };
  const remove = () => {
    for (const { current } of [element, lens]) if (current) current.value = '';
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
                <span className={styles.invite}>{t.chooseFile}</span>
                <span className={styles.drop}> {t.dropHere}</span>
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
          {camera && !chosen && (
            <span className={styles.camera}>
              <Button variant="secondary" size="small" onClick={() => lens.current?.click()}>
                {t.takePhoto}
              </Button>
              <input
                ref={lens}
                type="file"
                hidden
                accept={pictures(accept)}
                capture={camera === 'user' ? 'user' : 'environment'}
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  if (file) choose(file);
                }}
              />
            </span>
          )}
          {chosen && (
            <span className={styles.remove}>
              <Button variant="quiet" size="small" onClick={remove}>
                {t.remove}
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

const pictures = (accept: string) =>
  accept
    .split(',')
    .filter((type) => type.startsWith('image/'))
    .join(',');
