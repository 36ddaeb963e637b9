import { useRef, useState } from 'react';
import { sizeInWords } from '../../lib/file-size.ts';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../../lib/fill.ts';
import * as styles from './FileField.css.ts';
import * as t from './words.ts';

interface FileFieldProps extends FieldProps {
  name?: string;
  /** As in HTML, such as `application/pdf,image/*`. A dropped file can still have another type, so check it. */
  accept: string;
  onChange: (files: File[]) => void;
  /** Several pictures are pages of one document. Any other file is a whole one. */
  pages?: boolean;
  /** Offers the camera of a touch device for pictures; `user` is the one that faces the person. */
  camera?: boolean | 'user';
}

/** A file, or the pages of one, chosen or dropped. */
export function FileField({
  name,
  accept,
  onChange,
  pages = false,
  camera = false,
  ...frame
}: FileFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File[]>([]);
  const [over, setOver] = useState(false);
  const takesMore = pages && chosen.every(isPicture);

  const hold = (files: File[]) => {
    setChosen(files);
    onChange(files);
  };
  const add = (input: HTMLInputElement) => {
    setOver(false);
    const added = [...(input.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    if (pages) input.value = '';
    // In some browsers, closing the picker without a choice empties the input. The earlier choice stays.
    if (added.length > 0) hold(takesMore && added.every(isPicture) ? [...chosen, ...added] : added);
  };
  const remove = (file: File) => {
    for (const { current } of [element, lens]) if (current) current.value = '';
    hold(chosen.filter((other) => other !== file));
    element.current?.focus();
  };

  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={styles.zone} data-over={over ? '' : undefined}>
          {chosen.map((file, index) => (
            <span key={index} className={styles.chosen}>
              <span className={styles.sign}>
                <Icon name="document" size={20} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.note}>
                  {chosen.length > 1 && `${fill(t.page, { number: index + 1 })} · `}
                  {sizeInWords(file.size)}
                </span>
              </span>
              <span className={styles.remove}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={chosen.length > 1 ? fill(t.removePage, { number: index + 1 }) : undefined}
                  onClick={() => remove(file)}
                >
                  {t.remove}
                </Button>
              </span>
            </span>
          ))}
          {(chosen.length === 0 || takesMore) && (
            <>
              <span className={styles.sign}>
                <Icon name={chosen.length > 0 ? 'plus' : 'upload'} size={28} />
              </span>
              <span className={styles.words}>
                <span>
                  <span className={styles.invite}>{chosen.length > 0 ? t.anotherPage : t.chooseFile}</span>
                  <span className={styles.drop}> {t.dropHere}</span>
                </span>
              </span>
            </>
          )}
          <input
            {...wiring}
            ref={element}
            type="file"
            name={name}
            accept={accept}
            multiple={pages}
            className={styles.input}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onChange={(event) => add(event.currentTarget)}
          />
          {camera && (chosen.length === 0 || takesMore) && (
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
                onChange={(event) => add(event.currentTarget)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

const isPicture = ({ type }: File) => type.startsWith('image/');

const pictures = (accept: string) =>
  accept
    .split(',')
    .filter((type) => type.startsWith('image/'))
    .join(',');
