import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import popup from './popup.module.css'
import styles from './select.module.css'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  /** Before the label, in the list and in the box: a flag, a bank's colour. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** What is chosen, where no `Field` gives it a label. */
  label?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** One of many, in a list that opens. Few options are better off in `Segmented`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, label, name, disabled = false, className } = props
  const { id, ...field } = useFieldControl()
  const chosen = options.find((option) => option.value === value)
  return (
    <Base.Root
      id={id}
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
      modal={false}
    >
      <Base.Trigger {...field} aria-label={label} className={classNames(styles.trigger, className)}>
        {chosen?.icon}
        <Base.Value placeholder={placeholder} className={styles.value} />
        <Base.Icon className={styles.icon}>
          <ChevronDown />
        </Base.Icon>
      </Base.Trigger>
      <Options options={options} />
    </Base.Root>
  )
}

function Options<Value extends string>({ options }: Pick<SelectProps<Value>, 'options'>) {
  return (
    <Base.Portal>
      <Base.Positioner className={popup.positioner} sideOffset={6} collisionPadding={12} alignItemWithTrigger={false}>
        <Base.Popup className={classNames(popup.popup, styles.popup)}>
          {options.map((option) => (
            <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={popup.item}>
              {option.icon}
              <Base.ItemText className={popup.text}>{option.label}</Base.ItemText>
              <Base.ItemIndicator className={popup.tick}>
                <Check />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
