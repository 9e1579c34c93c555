import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import popup from './popup.module.css'

export type MenuProps = {
  /** The button that opens it, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement
  /** Also opens under a resting mouse pointer. Click, touch and keyboard open it anyhow. */
  hover?: boolean | undefined
  /** Which of the trigger's edges it lines up with. */
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'bottom' | 'top' | 'right' | 'left' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
  /** `MenuItem`, `MenuLink`, `MenuChoices`, `MenuGroup` and `MenuSeparator`. */
  children: ReactNode
}

/** Commands or places behind a button. Arrow keys move, letters jump, Escape closes and gives the focus back. */
export function Menu(props: MenuProps) {
  const { trigger, hover = false, align = 'start', side = 'bottom', className, children, ...state } = props
  return (
    <Base.Root modal={false} {...state}>
      <Base.Trigger render={trigger} openOnHover={hover} delay={60} closeDelay={140} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} align={align} side={side} sideOffset={6} collisionPadding={12}>
          <Base.Popup className={classNames(popup.popup, styles.popup, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  /** At the far end: a count, a badge. */
  mark?: ReactNode
  onClick: () => void
  danger?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

/** A command. */
export function MenuItem({ icon, mark, onClick, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <Base.Item className={classNames(popup.item, danger && popup.danger)} onClick={onClick} disabled={disabled}>
      {icon}
      <span className={popup.text}>{children}</span>
      {mark}
    </Base.Item>
  )
}

/** A place to go. `render` takes the router's own link. */
export function MenuLink(
  props: Omit<ComponentProps<typeof Base.LinkItem>, 'className'> & Pick<MenuItemProps, 'icon' | 'mark'>,
) {
  const { icon, mark, children, ...rest } = props
  return (
    <Base.LinkItem {...rest} className={popup.item} closeOnClick>
      {icon}
      <span className={popup.text}>{children}</span>
      {mark}
    </Base.LinkItem>
  )
}

export type MenuChoicesProps<Value extends string> = {
  options: readonly { value: Value; label: ReactNode; lang?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of several, the current one ticked: the language, an order. */
export function MenuChoices<Value extends string>({ options, value, onChange }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} lang={option.lang} className={popup.item} closeOnClick>
          <span className={popup.text}>{option.label}</span>
          <Base.RadioItemIndicator className={popup.tick}>
            <Check />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.heading}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />
}
