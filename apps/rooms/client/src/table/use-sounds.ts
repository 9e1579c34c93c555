import { parseAmount } from '@sanuk/money/amount'
import { useEffect, useRef } from 'react'
import type { Kit } from '../kit.ts'
import { paidNow, type View } from '../view/view.ts'
import type { Dealing } from './use-dealing.ts'

/** Lets be heard what is seen: cards, the close, and a win. */
export function useSounds({ sound }: Pick<Kit, 'sound'>, view: View, { cards, isSeen }: Dealing): void {
  const count = cards.player.length + cards.banker.length
  const phase = view.table?.phase
  const paid = isSeen ? paidNow(view) : null
  const isWon = paid !== null && parseAmount(paid.win) > parseAmount(paid.stake)
  const before = useRef({ count, phase })
  useEffect(() => {
    if (count > before.current.count) sound.play('card')
    if (phase === 'closed' && before.current.phase === 'betting') sound.play('closed')
    before.current = { count, phase }
  }, [count, phase, sound])
  useEffect(() => {
    if (isWon) sound.play('win')
  }, [isWon, sound])
}
