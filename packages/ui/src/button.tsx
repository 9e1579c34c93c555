import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useBusy } from './use-busy.ts'

export type ButtonStyle = {
  /** `luck` is for prizes and play, `danger` for what takes something away. */
  look?: 'primary' | 'luck' | 'quiet' | 'outline' | 'danger' | 'ghost' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonStyle & {
    icon?: ReactNode
    /** Work is under way: keeps width and focus, refuses clicks. */
    busy?: boolean | undefined
    /** When it returns a promise the button is busy until that settles, so one click does one thing. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  }

/** The classes of a button, for links that look like one. */
export function buttonClass({ look = 'primary', size = 'medium', wide = false }: ButtonStyle = {}): string | undefined {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide)
}

/** Does one thing when pressed. `type` is `button` unless said otherwise. */
export function Button({ look, size, wide, icon, busy = false, onClick, className, children, ...rest }: ButtonProps) {
  const [working, watch] = useBusy()
  const held = busy || working

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops a form from being sent by the Enter key, which presses its submit button.
    if (held) return event.preventDefault()
    return watch(onClick?.(event))
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ look, size, wide }), className)}
      aria-busy={held || undefined}
      aria-disabled={held || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {held && <Spinner className={styles.spinner} />}
    </button>
  )
}
