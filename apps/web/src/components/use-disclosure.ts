import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

export type Disclosure = {
  readonly open: boolean
  readonly close: () => void
  /** For the button's press. The mouse has opened the list on its way to the button, and pressing leaves it open. */
  readonly toggle: (event: MouseEvent) => void
  /** For the element around button and list. */
  readonly frame: {
    ref: RefObject<HTMLDivElement | null>
    onPointerEnter: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** A list that opens under a mouse, by a press or by the keyboard, and closes by Escape or when the focus moves on. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  // What was closed under the mouse stays so until the mouse comes anew.
  const dismissed = useRef(false)
  const close = () => {
    dismissed.current = true
    setOpen(false)
  }
  const follow = (event: PointerEvent, isOver: boolean) => {
    if (event.pointerType === 'mouse') setOpen(isOver)
  }

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [open])

  return {
    open,
    close,
    toggle: ({ nativeEvent }) =>
      setOpen((before) => !before || (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse')),
    frame: {
      ref,
      onPointerEnter: (event) => {
        dismissed.current = false
        follow(event, true)
      },
      // A mouse that was there before the page was is never seen to enter.
      onPointerMove: (event) => !dismissed.current && follow(event, true),
      onPointerLeave: (event) => {
        dismissed.current = false
        follow(event, false)
      },
      onKeyDown: (event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          close()
          ref.current?.querySelector<HTMLElement>('a, button')?.focus()
        }
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event, ref.current, () => setOpen(true))
      },
      // Only a focus that was in the list takes it along: what a page focuses by itself closes nothing under the mouse.
      onBlur: ({ relatedTarget }) => relatedTarget && !ref.current?.contains(relatedTarget) && close(),
    },
  }
}

/** Arrow keys step through what can be chosen, once the list is there. */
function walk(event: KeyboardEvent, frame: HTMLElement | null, open: () => void): void {
  event.preventDefault()
  open()
  requestAnimationFrame(() => {
    const stops = [...(frame?.querySelectorAll<HTMLElement>('a, button:not(:disabled)') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : -1
    const at = stops.findIndex((stop) => stop.contains(document.activeElement))
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
}
