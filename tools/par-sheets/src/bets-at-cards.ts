import { readCard } from '@sanuk/engines/cards/card'
import { bestMove } from '@sanuk/engines/tables/blackjack/best-move'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import { blackjackEndings } from '@sanuk/engines/tables/blackjack/blackjack-endings'
import { type BlackjackRules, blackjackTables } from '@sanuk/engines/tables/blackjack/rules'
import { Strategy } from '@sanuk/engines/tables/blackjack/strategy'
import { bestRedDogMove, redDog } from '@sanuk/engines/tables/red-dog'
import { redDogEndings } from '@sanuk/engines/tables/red-dog-endings'
import { anteEndings, pairPlusEndings } from '@sanuk/engines/tables/three-card-poker/three-card-endings'
import { bestThreeCardMove, threeCardPoker } from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import { bestHold } from '@sanuk/engines/video-poker/best-hold'
import { drawPoker } from '@sanuk/engines/video-poker/draw-poker'
import { drawPokerEndings } from '@sanuk/engines/video-poker/draw-poker-endings'
import { type HoldSums, holdSums } from '@sanuk/engines/video-poker/hold-sums'
import type { PayTable } from '@sanuk/engines/video-poker/pay-table'
import { payTables } from '@sanuk/engines/video-poker/pay-tables'
import { type Bet, noMove, optionOf, playOut, unraised } from './bet.ts'

function pokerBet(table: PayTable): Bet {
  let sums: HoldSums | undefined
  return {
    game: 'draw poker',
    choice: table.code,
    endings: () => unraised(drawPokerEndings(table)),
    playOnce: (draw) => {
      sums ??= holdSums(table)
      const known = sums
      const next = optionOf<{ readonly hold: readonly number[] }, { readonly cards: readonly string[] }>(
        ({ hold }, { view }) => String(hold) === String(bestHold(known, view.cards.map(readCard)).hold),
      )
      return playOut({ game: drawPoker, choice: { table: table.code }, next }, draw)
    },
  }
}

function blackjackBet(rules: BlackjackRules): Bet {
  const strategy = new Strategy(rules)
  return {
    game: 'blackjack',
    choice: rules.code,
    endings: () => blackjackEndings(rules),
    playOnce: (draw) => {
      const next = optionOf<
        ReturnType<typeof blackjack.play>['options'][number],
        ReturnType<typeof blackjack.play>['view']
      >((move, { view }) => move === bestMove(strategy, view)?.move)
      return playOut({ game: blackjack, choice: { table: rules.code }, next }, draw)
    },
  }
}

/** Games of cards, all played the best way there is. */
export const betsAtCards: readonly Bet[] = [
  ...payTables.map(pokerBet),
  ...blackjackTables.map(blackjackBet),
  {
    game: 'three card poker',
    choice: 'ante',
    endings: anteEndings,
    playOnce: (draw) => {
      const next = ({ view }: { readonly view: { readonly cards: readonly string[] } }) =>
        bestThreeCardMove(view.cards.map(readCard))
      return playOut({ game: threeCardPoker, choice: { bet: 'ante' }, next }, draw)
    },
  },
  {
    game: 'red dog',
    choice: 'best play',
    endings: redDogEndings,
    playOnce: (draw) => {
      const next = ({ view }: { readonly view: { readonly spread: number | null } }) => bestRedDogMove(view.spread ?? 0)
      return playOut({ game: redDog, choice: null, next }, draw)
    },
  },
  {
    game: 'three card poker',
    choice: 'pair-plus',
    endings: () => unraised(pairPlusEndings()),
    playOnce: (draw) => playOut({ game: threeCardPoker, choice: { bet: 'pair-plus' }, next: noMove }, draw),
  },
]
