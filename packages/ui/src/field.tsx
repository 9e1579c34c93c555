import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

/** What a control spreads on its element to belong to the field around it. */
export type FieldControl = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const FieldContext = createContext<FieldControl>({})

/** The attributes the surrounding `Field` wants on its control; empty outside a field. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}

export type FieldProps = {
  label: ReactNode
  /** Standing help, below the control. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Replaces the hint, is read out when it appears. */
  error?: ReactNode
  /** A word beside the label, such as "optional". */
  note?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A control with its label, hint and error. One control per field. */
export function Field({ label, hint, error, note, className, children }: FieldProps) {
  const id = useId()
  const message = error || hint
  const control: FieldControl = {
    id,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <div id={`${id}-message`} className={error ? styles.error : styles.hint} aria-live="polite">
        {message}
      </div>
    </div>
  )
}
