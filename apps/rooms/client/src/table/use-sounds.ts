import { parseAmount } from '@sanuk/money/amount'
import { useEffect, useRef } from 'react'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import { paidNow, type View } from '../view/view.ts'
import type { Dealing } from './use-dealing.ts'

type Heard = { readonly view: View; readonly dealing: Dealing; readonly turnSound: GameLook['turnSound'] }

/** Lets be heard what is seen: turns, the close, and a win. */
export function useSounds({ sound }: Pick<Kit, 'sound'>, { view, dealing, turnSound }: Heard): void {
  const count = dealing.shown.length
  const phase = view.table?.phase
  const paid = dealing.isSeen ? paidNow(view) : null
  const isWon = paid !== null && parseAmount(paid.win) > parseAmount(paid.stake)
  const before = useRef({ count, phase })
  useEffect(() => {
    if (count > before.current.count) sound.playOwn(turnSound)
    if (phase === 'closed' && before.current.phase === 'betting') sound.play('closed')
    before.current = { count, phase }
  }, [count, phase, sound, turnSound])
  useEffect(() => {
    if (isWon) sound.play('win')
  }, [isWon, sound])
}
