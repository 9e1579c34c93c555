import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** After the label: a count. */
  mark?: ReactNode
  disabled?: boolean | undefined
  /** Mounted while the tab is on. */
  panel: ReactNode
}

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Tabs share the width. */
  wide?: boolean | undefined
}

/** Sheets of one subject, one in sight. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, wide = false }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className={styles.root}>
      <Base.List aria-label={label} activateOnFocus className={classNames(styles.list, wide && styles.wide)}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.icon}
            {tab.label}
            {tab.mark}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
