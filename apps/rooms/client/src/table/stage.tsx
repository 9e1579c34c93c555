import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { ReactNode } from 'react'
import { Dealer } from '../dealer/dealer.tsx'
import { Lanterns } from '../dealer/lanterns.tsx'
import type { Kit } from '../kit.ts'
import { hasBet } from '../view/hear.ts'
import { paidNow, type View } from '../view/view.ts'
import { Countdown } from './countdown.tsx'
import { coupText, ownText } from './result-words.ts'
import { Shoe } from './shoe.tsx'
import { Side } from './side.tsx'
import type { Dealing } from './use-dealing.ts'

type StageProps = {
  readonly kit: Kit
  readonly view: View
  readonly dealing: Dealing
  readonly isOpen: boolean
  /** What has to be told, over all of it. */
  readonly children: ReactNode
}

/** Where cards are dealt: the dealer, the shoe, both sides, and what is going on. */
export function Stage({ kit, view, dealing, isOpen, children }: StageProps) {
  const { say } = kit
  const { table, still } = view
  const coup = table?.coup ?? null
  const isTold = coup !== null && table?.phase === 'result' && dealing.isSeen
  const winner = isTold ? coup.result?.winner : undefined
  const count = dealing.cards.player.length + dealing.cards.banker.length
  const side = (name: 'player' | 'banker', stillHere: number) => (
    <Side
      {...{ say, side: name }}
      coup={coup?.id ?? ''}
      cards={dealing.cards[name]}
      turned={dealing.turned[name]}
      still={stillHere}
      isWinner={winner ? winner === name || winner === 'tie' : undefined}
    />
  )
  return (
    <section className="stage" data-phase={table?.phase ?? 'opening'} aria-label={say('rooms.stage')}>
      <Lanterns />
      <Dealer
        table={view.rules.code}
        dealt={table?.phase === 'dealing' ? count : 0}
        isShuffling={table?.phase === 'shuffling'}
      />
      <Shoe say={say} shoe={table?.shoe ?? null} />
      <div className="sides">
        {side('player', stillOf(still).player)}
        <div className="stage-middle">
          {isOpen && coup && <Countdown key={coup.id} {...{ kit, coup }} />}
          {!isOpen && <StageWord {...{ kit, view, isTold }} />}
        </div>
        {side('banker', stillOf(still).banker)}
      </div>
      {children}
      <p className="visually-hidden" role="status">
        {isTold && coupText(say, coup, { paid: paidNow(view), hasBet: hasBet(view), money: kit.money })}
      </p>
    </section>
  )
}

/** Of the first cards of a coup, every other one is the player's. */
const stillOf = (still: number) => ({ player: Math.ceil(still / 2), banker: Math.floor(still / 2) })

type StageWordProps = { readonly kit: Kit; readonly view: View; readonly isTold: boolean }

/** What is going on, in a few words; when the coup is over, who won and what it paid. */
function StageWord({ kit, view, isTold }: StageWordProps) {
  const { say, money } = kit
  const coup = view.table?.coup
  if (isTold && coup?.result) {
    const paid = paidNow(view)
    const own = ownText(say, { paid, hasBet: hasBet(view), money })
    return (
      <div className="verdict" data-winner={coup.result.winner} aria-hidden="true">
        <b>{say(`rooms.verdict.${coup.result.winner}`)}</b>
        {coup.result.natural && <span className="verdict-mark">{say('rooms.natural')}</span>}
        {own !== null && (
          <span className="verdict-own" data-won={paid !== null && parseAmount(paid.win) > ZERO}>
            {own}
          </span>
        )}
      </div>
    )
  }
  if (isTold && coup?.isVoid) {
    return (
      <div className="verdict" data-winner="void" aria-hidden="true">
        <b>{say('rooms.verdict.void')}</b>
        <span className="verdict-own">{say('rooms.verdict.void.back')}</span>
      </div>
    )
  }
  return (
    <p className="stage-word" role="status">
      {say(`rooms.phase.${phaseOf(view)}`)}
    </p>
  )
}

function phaseOf({ table }: View) {
  if (!table) return 'opening' as const
  // Its time is up, and the news of that is on its way.
  if (table.phase === 'betting') return 'closed' as const
  return table.phase
}
