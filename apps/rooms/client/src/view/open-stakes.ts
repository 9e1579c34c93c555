import { readBox } from '@sanuk/engines/live/seat-blackjack/spots'
import type { Stakes } from '../bets/stakes.ts'
import type { View } from './view.ts'

/** Stakes as far as they may lie there again: at a table with boxes, one's own and behind those of others. */
export function openStakes(view: Pick<View, 'table' | 'boxes'>, stakes: Stakes): Stakes {
  const taken = view.table?.boxes
  if (!taken) return stakes
  const { boxes, leaving } = view.boxes
  const isOpen = (spot: string): boolean => {
    const { name, box = 0 } = readBox(spot) ?? {}
    const isOwn = boxes.includes(box)
    return name === 'behind' ? !isOwn && taken.some((one) => one.box === box) : isOwn && !leaving.includes(box)
  }
  return new Map([...stakes].filter(([spot]) => isOpen(spot)))
}
