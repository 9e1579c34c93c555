import { useEffect, useState } from 'react'

/** Which of the five cards are to be kept: by pressing them, or with the keys 1 to 5. */
export function useHold(open: boolean) {
  const [hold, setHold] = useState<readonly number[]>([])
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      const place = Number(event.key) - 1
      if (PLACES.includes(place)) setHold((before) => toggled(before, place))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  return { hold, toggle: (place: number) => setHold((before) => toggled(before, place)) }
}

export const PLACES: readonly number[] = [0, 1, 2, 3, 4]

/** Ascending, as the server wants it. */
const toggled = (hold: readonly number[], place: number) =>
  PLACES.filter((each) => (each === place ? !hold.includes(each) : hold.includes(each)))
