import { createContext, type FocusEventHandler, type ReactNode, use, useEffect, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

/** What a control spreads on its element to belong to the field around it. */
export type FieldControl = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const NO_FIELD: FieldControl = {}
const FieldContext = createContext(NO_FIELD)

/** Takes what a control itself finds wrong with what stands in it. */
const FaultContext = createContext<(fault: string | undefined) => void>(() => {})

/** Shows what a control itself finds wrong, such as an amount it cannot read, as the error of the field around it. */
export function useControlFault(fault: string | undefined): void {
  const tell = use(FaultContext)
  useEffect(() => {
    tell(fault)
    return () => tell(undefined)
  }, [tell, fault])
}

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
export function Field({ label, note, className, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <Described id={id} {...rest} />
    </div>
  )
}

export type FieldRowProps = {
  /** For figures of a few digits: more of them stand beside one another. */
  short?: boolean | undefined
  children: ReactNode
}

/** Fields side by side: what is operated stands in line, however long what is said above and below it. */
export function FieldRow({ short = false, children }: FieldRowProps) {
  return <div className={classNames(styles.row, short && styles.short)}>{children}</div>
}

export type FieldGroupProps = Omit<FieldProps, 'note'> & {
  onBlur?: FocusEventHandler<HTMLFieldSetElement> | undefined
}

/** Several controls that make one answer, such as a date in three parts. Each has a name of its own. */
export function FieldGroup({ label, onBlur, className, ...rest }: FieldGroupProps) {
  return (
    <fieldset className={classNames(styles.field, className)} onBlur={onBlur}>
      <legend className={classNames(styles.label, styles.legend)}>{label}</legend>
      <Described {...rest} />
    </fieldset>
  )
}

/** A smaller control beside a field's own, which has a name of its own: the field's label and faults are not its. */
export function BesideControl({ children }: { readonly children: ReactNode }) {
  return <FieldContext value={NO_FIELD}>{children}</FieldContext>
}

type DescribedProps = Pick<FieldProps, 'hint' | 'error' | 'children'> & { id?: string }

/** What is operated, and below it what is said about it. */
function Described({ id, hint, error, children }: DescribedProps) {
  const messageId = useId()
  const [unreadable, setUnreadable] = useState<string>()
  const fault = unreadable ?? error
  const message = fault || hint
  const control: FieldControl = {
    id,
    'aria-describedby': message ? messageId : undefined,
    'aria-invalid': fault ? true : undefined,
  }
  return (
    <>
      <FaultContext value={setUnreadable}>
        <FieldContext value={control}>{children}</FieldContext>
      </FaultContext>
      <div id={messageId} className={fault ? styles.error : styles.hint} aria-live="polite">
        {message}
      </div>
    </>
  )
}
