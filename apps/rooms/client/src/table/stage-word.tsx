import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { CoupResult } from '#protocol'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import { hasBet } from '../view/apply-message.ts'
import { paidNow, type View } from '../view/view.ts'
import type { RoomWord } from '../words.ts'
import { ownText } from './own-text.ts'

type StageWordProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  readonly isRevealed: boolean
}

/** What is going on, in a few words; when the coup is over, how it ended and what it paid. */
export function StageWord({ kit, look, view, isRevealed }: StageWordProps) {
  const { say } = kit
  const coup = view.table?.coup
  if (isRevealed && coup?.result) return <Ended {...{ kit, look, view }} result={coup.result} />
  if (isRevealed && coup?.isVoid) {
    return (
      <div className="verdict" data-winner="void" aria-hidden="true">
        <b>{say('rooms.verdict.void')}</b>
        <span className="verdict-own">{say('rooms.verdict.void.back')}</span>
      </div>
    )
  }
  return (
    <p className="stage-word" role="status">
      {say(phaseWord(look, view))}
    </p>
  )
}

type EndedProps = Omit<StageWordProps, 'isRevealed'> & { readonly result: CoupResult }

function Ended({ kit, look, view, result }: EndedProps) {
  const { say, money } = kit
  const { title, mark, side } = look.verdict(say, result, view.rules.sides)
  const paid = paidNow(view)
  const own = ownText(say, { paid, hasBet: hasBet(view), money })
  return (
    <div className="verdict" data-winner={side} aria-hidden="true">
      <b>{title}</b>
      {mark !== undefined && <span className="verdict-mark">{mark}</span>}
      {own !== null && (
        <span className="verdict-own" data-won={paid !== null && parseAmount(paid.win) > ZERO}>
          {own}
        </span>
      )}
    </div>
  )
}

const SERIES: { readonly [phase: string]: RoomWord } = {
  shuffling: 'rooms.phase.shuffling.series',
  dealing: 'rooms.phase.dealing.series',
}

function phaseWord({ phases, source }: GameLook, { table }: View): RoomWord {
  if (!table) return 'rooms.phase.opening'
  // Its time is up, and the news of that is on its way.
  const phase = table.phase === 'betting' ? 'closed' : table.phase
  return phases?.[phase] ?? (source === 'series' ? SERIES[phase] : undefined) ?? `rooms.phase.${phase}`
}
