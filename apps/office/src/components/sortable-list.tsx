import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { moved } from './moved.ts'
import styles from './sortable-list.module.css'

export type Sortable = {
  readonly key: string
  /** What it is called, for those who hear of it. */
  readonly name: string
  readonly content: ReactNode
  /** What else can be done with it, at the end of its line. */
  readonly action?: ReactNode
}

type Props = {
  label: string
  items: readonly Sortable[]
  /** The keys in their new order. Left out where nobody may change it. */
  onSort?: ((keys: string[]) => void) | undefined
}

/** Things in an order that is changed by dragging a line, by its arrows, or by typing a place. */
export function SortableList({ label, items, onSort }: Props) {
  const { _ } = useLingui()
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const keys = items.map(({ key }) => key)
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(items.length - 1, to))
    if (!onSort || place === from) return
    onSort(moved(keys, from, place))
    setTold(_('office-catalogue.moved', { name: items[from]?.name ?? '', place: place + 1 }))
  }
  const lift = (event: DragEvent, turn: number) => {
    const line = event.currentTarget.closest('li')
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', items[turn]?.name ?? '')
    if (line) event.dataTransfer.setDragImage(line, 0, 0)
    setDragged(turn)
  }
  const over = (event: DragEvent, turn: number) => {
    if (dragged === null) return
    event.preventDefault()
    if (dragged === turn) return
    move(dragged, turn)
    setDragged(turn)
  }
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, turn) => (
          <li
            key={item.key}
            className={styles.line}
            data-dragged={dragged === turn || undefined}
            onDragOver={(event) => over(event, turn)}
            onDragEnd={() => setDragged(null)}
          >
            {onSort ? (
              <>
                <span className={styles.grip} draggable onDragStart={(event) => lift(event, turn)} aria-hidden>
                  <GripVertical />
                </span>
                <Mover item={item} turn={turn} last={items.length - 1} onMove={(to) => move(turn, to)} />
              </>
            ) : (
              <span className={styles.place}>{turn + 1}</span>
            )}
            <div className={styles.content}>{item.content}</div>
            {item.action}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  )
}

type MoverProps = { item: Sortable; turn: number; last: number; onMove: (to: number) => void }

function Mover({ item: { name }, turn, last, onMove }: MoverProps) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    const place = Number(typed)
    setTyped(undefined)
    if (Number.isInteger(place) && place > 0) onMove(place - 1)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setTyped(undefined)
  }
  return (
    <span className={styles.mover}>
      <input
        className={styles.typed}
        inputMode="numeric"
        aria-label={_('office-catalogue.move.place', { name })}
        value={typed ?? String(turn + 1)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={settle}
      />
      <IconButton
        size="small"
        label={_('office-catalogue.move.up', { name })}
        disabled={turn === 0}
        onClick={() => onMove(turn - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        label={_('office-catalogue.move.down', { name })}
        disabled={turn === last}
        onClick={() => onMove(turn + 1)}
      >
        <ArrowDown />
      </IconButton>
    </span>
  )
}
