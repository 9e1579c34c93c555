import type { SpotPay } from '@sanuk/engines/live/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { resultText } from './hand.tsx'
import { mostlyWonBy, roundFaces } from './hand-faces.ts'
import { BankStrip } from './history.tsx'
import { rankName } from './rank-name.ts'
import { spotName } from './spot-name.ts'

/** How many hands beat the bank, and what each of them had. */
function verdict(say: Say, result: CoupResult): Verdict {
  const { bank, hands } = roundFaces(result)
  const count = hands.filter((hand) => hand.result === 'won').length
  const ties = hands.filter((hand) => hand.result === 'tied').length
  const title =
    count === 0 && ties > 0
      ? say('rooms-bank-hands.verdict.ties', { count: ties })
      : say('rooms-bank-hands.verdict', { count })
  const mark = say('rooms-bank-hands.side', { name: say('rooms-bank-hands.bank'), rank: rankName(say, bank) })
  const each = hands.map((hand, at) =>
    say('rooms-bank-hands.side.ended', {
      name: say('rooms-bank-hands.hand', { hand: at + 1 }),
      rank: rankName(say, hand.rank),
      result: resultText(say, hand),
    }),
  )
  return { title, mark, text: [title, mark, ...each].join(' · '), side: mostlyWonBy(count, hands.length) }
}

/** A win of a multiplied bet is told by its multiple. */
function caseName(say: Say, { when }: SpotPay): string {
  const multiple = /-won-(\d)$/.exec(when)?.[1]
  return multiple ? say('rooms-bank-hands.case.won', { multiple }) : ''
}

/** What the pages of both games with a bank and hands have in common. */
export const bankLook = {
  Strip: BankStrip,
  spotName,
  verdict,
  caseName,
  source: 'series',
  phases: { dealing: 'rooms.phase.dealing' },
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
} as const satisfies Partial<GameLook>
