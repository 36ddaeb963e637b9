import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

interface FormTopProps {
  errors: readonly { fieldId: string; message: string }[];
  attempt: number;
  busy: boolean;
  /** What the server said to the last try, in words. */
  problem: string | undefined;
}

/** Above the fields: what is wrong with them, or else why the server said no. */
export function FormTop({ errors, attempt, busy, problem }: FormTopProps) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      {problem && !busy && errors.length === 0 && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
    </>
  );
}
