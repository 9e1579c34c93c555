import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './command-palette.module.css'
import { Dialog } from './dialog.tsx'
import popup from './popup.module.css'
import { Spinner } from './spinner.tsx'

/** Something that can be chosen; `key` is its own among all groups. */
export type Command = {
  readonly key: string
  readonly icon?: ReactNode
  readonly label: string
  /** What tells it from others of the same name. */
  readonly note?: string | undefined
}

export type CommandGroup<C extends Command> = {
  readonly key: string
  readonly label: string
  readonly items: readonly C[]
}

export type CommandPaletteProps<C extends Command> = {
  open: boolean
  onClose: () => void
  /** What the window and its field are called. */
  label: string
  placeholder: string
  closeLabel: string
  text: string
  onText: (text: string) => void
  /** What was found, in this order; empty groups are left out. */
  groups: readonly CommandGroup<C>[]
  onChoose: (command: C) => void
  /** More is being looked for. */
  busy?: boolean | undefined
  /** Read aloud when it changes: how much was found, or that nothing was. */
  status: string
  /** In place of the list where there is nothing to choose. */
  empty?: ReactNode
  /** Below the list: what could not be searched. */
  fault?: ReactNode
  /** Below the list where there is no fault: which keys do what. Left out on phones, which have none. */
  keys?: ReactNode
}

/**
 * Goes anywhere by typing: a field over a list of what was found. Arrow keys move, Enter chooses, Escape closes. It
 * filters nothing itself.
 */
export function CommandPalette<C extends Command>(props: CommandPaletteProps<C>) {
  const { open, onClose, label, closeLabel } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={label}
      closeLabel={closeLabel}
      size="medium"
      bare
      className={styles.palette}
    >
      <Content {...props} />
    </Dialog>
  )
}

function Content<C extends Command>(props: CommandPaletteProps<C>) {
  const { label, placeholder, text, onText, onChoose, busy, status, empty, fault, keys } = props
  const groups = props.groups.filter(({ items }) => items.length > 0)
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      itemToStringValue={(command: C) => command.label}
      autoHighlight="always"
      keepHighlight
      value={text}
      // Whoever chooses goes elsewhere: the name of what was chosen is not typed.
      onValueChange={(typed, { reason }) => reason !== 'item-press' && onText(typed)}
    >
      <div className={styles.content}>
        <Autocomplete.InputGroup className={styles.field}>
          {busy ? <Spinner /> : <Search aria-hidden="true" />}
          <Autocomplete.Input
            className={styles.input}
            aria-label={label}
            placeholder={placeholder}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
          />
        </Autocomplete.InputGroup>
        <Autocomplete.Status className={styles.status}>{status}</Autocomplete.Status>
        <div className={styles.results} aria-busy={busy}>
          {groups.length === 0 && empty}
          <Autocomplete.List aria-label={label} className={styles.list}>
            {({ key, label: heading, items }: CommandGroup<C>) => (
              <Autocomplete.Group key={key} items={items} className={styles.group}>
                <Autocomplete.GroupLabel className={styles.heading}>{heading}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(command: C) => (
                    <Autocomplete.Item
                      key={command.key}
                      value={command}
                      className={popup.item}
                      onClick={() => onChoose(command)}
                    >
                      {command.icon}
                      <span className={popup.text}>{command.label}</span>
                      {command.note && <span className={styles.note}>{command.note}</span>}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
        {(fault || keys) && <div className={classNames(styles.footer, !fault && styles.keys)}>{fault || keys}</div>}
      </div>
    </Autocomplete.Root>
  )
}
