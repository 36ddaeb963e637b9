import type { CredentialRule } from '../../../domain/documents.ts';
import { CARE_TYPES, DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { box } from '../../../ui/choice/Choice.css.ts';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CARE, isRule, KINDS, type RulesCardStore } from './rules-card.ts';
import * as styles from './RulesCard.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Which documents each care type requires. */
export function RulesCard({ store }: { store: RulesCardStore }) {
  return (
    <Card heading={t.documentsAsk}>
      <Text measure>{t.publishingJobBeginsDocuments}</Text>
      <Loaded data={store.rules} label={t.lookingUpWhichDocuments}>
        {() => <Rules store={store} />}
      </Loaded>
    </Card>
  );
}

function Rules({ store }: { store: RulesCardStore }) {
  const form = useForm(store.form, {
    failureTitle: t.nothingSaved,
    onDone: () => toast(t.fromNowTheseDocuments, { tone: 'success' }),
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <BothVersions form={store.form} fields={COMPARED} />
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col" className={styles.column}>
                {DOCUMENT_KINDS[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {CARE.map((care) => (
            <tr key={care} className={styles.row}>
              <th scope="row" className={styles.care}>
                {CARE_TYPES[care]}
              </th>
              {KINDS.map((kind) => (
                <td key={kind} className={styles.cell}>
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      className={box}
                      aria-label={fill(t.documentFor, {
                        document: DOCUMENT_KINDS[kind],
                        care: CARE_TYPES[care].toLowerCase(),
                      })}
                      checked={isRule(form.values.rules, care, kind)}
                      onChange={() => store.turn(care, kind)}
                    />
                    <span className={styles.name}>{DOCUMENT_KINDS[kind]}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Stack direction="row" gap={2} wrap>
        <EitherVersion
          form={store.form}
          submit={
            <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.saving}>
              {t.saveTheseDocuments}
            </Button>
          }
        />
      </Stack>
    </Form>
  );
}

const COMPARED: readonly Compared<{ rules: CredentialRule[] }>[] = CARE.map((care) => ({
  label: CARE_TYPES[care],
  words: ({ rules }) =>
    KINDS.filter((kind) => isRule(rules, care, kind))
      .map((kind) => DOCUMENT_KINDS[kind])
      .join(', '),
}));
