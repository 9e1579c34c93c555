import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'wide' | 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string
  children: ReactNode
}

/** A square button with an icon only. Whatever its size, at least 44 × 44 px answer to a finger. */
export function IconButton({ label, look = 'ghost', className, children, ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} look={look} aria-label={label} className={classNames(styles.square, className)}>
      {children}
    </Button>
  )
}
