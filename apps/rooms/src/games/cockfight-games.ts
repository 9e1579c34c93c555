import { type DrawnCard, drawCard } from '@sanuk/engines/live/cockfight/card'
import { CLASHES, drawFight, type FightOutcome } from '@sanuk/engines/live/cockfight/fight'
import { FIGHT_SIDES, fixedOddsFight, highestReturn, poolFight } from '@sanuk/engines/live/cockfight/game'
import { fixedOdds } from '@sanuk/engines/live/cockfight/odds'
import { isCancelled, poolPrices, priceText } from '@sanuk/engines/live/cockfight/pool'
import { FIGHT_RESULTS, type FightVariant } from '@sanuk/engines/live/cockfight/spots'
import type { LiveGame } from '@sanuk/engines/live/live-game'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { drawFrom } from '@sanuk/engines/random/draw'
import { amount, writeAmount } from '@sanuk/money/amount'
import { type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { FightPools, FightStakes } from '../fight-protocol.ts'
import type { Turn } from '../protocol.ts'
import { field, isSame } from './outcome-entry.ts'
import { resultOf } from './result-of.ts'
import type { Deal, OutcomeEntry, TableGame } from './table-game.ts'

/** A fight with all that is drawn of it: card and result by nonces of their own, so that the card tells nothing else. */
type Drawn = { readonly number: number; readonly card: DrawnCard; readonly outcome: FightOutcome }

function drawnFight(seed: RoundSeed, number: number): Drawn {
  const drawAt = (nonce: number) => drawFrom(seededBytes({ ...seed, nonce }))
  const card = drawCard(drawAt(SERIES_LENGTH + number))
  return { number, card, outcome: drawFight(drawAt(number), card.ratings) }
}

const turnsOf = ({ clashes, result }: FightOutcome): Turn[] => [
  ...clashes.map((face, at) => ({ place: `clash-${at + 1}`, face })),
  { place: 'end', face: result },
]

/** What both forms have in common of a fight. */
function dealOf({ number, card, outcome }: Drawn, game: LiveGame<FightOutcome>): Omit<Deal, 'recorded'> {
  const { meron, wala } = card
  return {
    number,
    start: number - 1,
    end: number,
    turns: turnsOf(outcome),
    result: resultOf(game, outcome, [outcome.result, meron.name, wala.name]),
    settle: (bets) => game.settle(bets, outcome),
  }
}

/** A fight with another result; its clashes stay, which decide nothing. */
function withResult(drawn: Drawn, name: string, deal: (drawn: Drawn) => Deal): Deal | null {
  const result = FIGHT_RESULTS.find((one) => one === name)
  return result ? deal({ ...drawn, outcome: { ...drawn.outcome, result } }) : null
}

/** How the result of a fight is entered; what has been shown of a corrected one are its clashes, too. */
const FIGHT_ENTRY: OutcomeEntry = {
  fields: [field('end', FIGHT_RESULTS)],
  judge: (turns, drawn) => {
    const [end, ...more] = turns.filter(({ place }) => place === 'end')
    const made = end && more.length === 0 ? drawn.endedWith?.(end.face) : null
    return made && (turns.length === 1 || isSame(made.turns, turns)) ? made : null
  },
}

function fixedOddsDeal(drawn: Drawn): Deal {
  const { number, card, outcome } = drawn
  const { ratings, ...birds } = card
  const odds = fixedOdds(ratings)
  return {
    ...dealOf(drawn, fixedOddsFight(ratings)),
    card: { ...birds, odds },
    recorded: { number, ...birds, odds, pools: null, ...outcome },
    endedWith: (result) => withResult(drawn, result, fixedOddsDeal),
  }
}

/** A fight by the stakes in its pools. One that is cancelled shows nothing and gives everything back. */
function poolDeal(drawn: Drawn, stakes: FightStakes): Deal {
  const { number, card, outcome } = drawn
  const { ratings, ...birds } = card
  const prices = poolPrices(stakes)
  const { isCancelled: isOff, ...pools } = publishedPools(stakes)
  const deal = dealOf(drawn, poolFight(prices, ratings))
  const faces = isOff ? ['cancelled', ...deal.result.faces.slice(1)] : deal.result.faces
  return {
    ...deal,
    turns: isOff ? [] : deal.turns,
    result: { ...deal.result, faces, pools: { ...pools, isCancelled: isOff } },
    card: { ...birds, odds: null },
    recorded: { number, ...birds, odds: null, pools, ...outcome },
    closedWith: (closed) => poolDeal(drawn, closed),
    endedWith: (result) => withResult(drawn, result, (other) => poolDeal(other, stakes)),
  }
}

function publishedPools(stakes: FightStakes): FightPools {
  const prices = poolPrices(stakes)
  const told = (price: bigint | null) => (price === null ? null : priceText(price))
  return {
    meron: writeAmount(amount(stakes.meron)),
    wala: writeAmount(amount(stakes.wala)),
    prices: { meron: told(prices.meron), wala: told(prices.wala) },
    isCancelled: isCancelled(prices),
  }
}

const NOBODY: FightStakes = { meron: 0n, wala: 0n }

/** What a bet on a side returns at least, in per cent: at fixed odds with the least favourable of all birds. */
const RETURNS: { readonly [variant in FightVariant]: string } = { 'fixed-odds': '95.70', totalisator: '95.52' }

/** Cockfights in one of their two forms. */
export const cockfightTable = (variant: FightVariant): TableGame => ({
  code: 'cockfight',
  variant,
  returnToPlayer: RETURNS[variant],
  spots: FIGHT_RESULTS.map((code) => ({ code })),
  sides: FIGHT_SIDES,
  maximumMultiple: (spot) => highestReturn(variant, spot),
  isAlone: true,
  isPool: variant === 'totalisator',
  turns: CLASHES + 1,
  entry: FIGHT_ENTRY,
  series: (seed) => ({
    burn: null,
    length: SERIES_LENGTH,
    deal: (number) => {
      if (number > SERIES_LENGTH) return null
      const drawn = drawnFight(seed, number)
      return variant === 'totalisator' ? poolDeal(drawn, NOBODY) : fixedOddsDeal(drawn)
    },
  }),
  record: ({ id, commitment, serverSeed, clientSeed, bets, revised }, deals) => {
    // A fight that is void is left out, with its bets.
    const voided = new Set(revised.filter(({ outcome }) => outcome === null).map(({ number }) => number))
    const counts = ({ number }: { readonly number: number }) => !voided.has(number)
    const corrected = revised.filter(counts)
    return {
      format: 'sanuk-cockfight-1',
      series: id,
      variant,
      commitment,
      serverSeed,
      clientSeed,
      fights: deals.filter(counts).map(({ recorded }) => recorded),
      bets: bets.filter(counts),
      ...(corrected.length > 0 && { revised: corrected }),
    }
  },
})
