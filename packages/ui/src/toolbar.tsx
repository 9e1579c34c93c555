import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ReactNode } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import styles from './toolbar.module.css'

/** Buttons for one thing. A single stop of the tab key; arrow keys move within it. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Base.Root aria-label={label} className={styles.toolbar}>
      {children}
    </Base.Root>
  )
}

export type ToolbarButtonProps = Pick<IconButtonProps, 'label' | 'onClick' | 'disabled' | 'children'> & {
  /** Whether what it does is on; left out where it is done once. */
  readonly pressed?: boolean | undefined
}

/** One of its buttons, an icon. Also serves as the trigger of a menu. */
export function ToolbarButton({ label, pressed, disabled, children, ...rest }: ToolbarButtonProps) {
  return (
    <Base.Button
      {...rest}
      disabled={disabled ?? false}
      aria-pressed={pressed}
      render={
        <IconButton label={label} size="small" className={styles.button}>
          {children}
        </IconButton>
      }
    />
  )
}

/** Between buttons of different kinds. */
export function ToolbarSeparator() {
  return <Base.Separator className={styles.separator} />
}
