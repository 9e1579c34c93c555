import {
  type LotteryTerms,
  type ProposedLotteryTerms,
  proposedLotteryTerms,
} from '@sanuk/contracts/office-lottery-terms'
import { toDecimal } from '@sanuk/engines/exact/fraction'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection, Database, Transaction } from '#platform/database'
import type { ApprovedProposal } from '#platform/proposals'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import { createTermsStore } from './store.ts'
import { oddsOf, playsOf, pricedBy, usualTerms } from './terms.ts'
import { validateTerms } from './validate-terms.ts'

type Needs = {
  readonly database: Database
  readonly currencyOf: (brand: string) => Promise<CurrencyCode>
}

/** A lottery at a brand's prices and limits, and by which decision: 0 where there is none. */
export type OfferedLottery = { readonly game: LotteryGame; readonly version: number; readonly terms: LotteryTerms }

export type Terms = ReturnType<typeof createTerms>

/** Prices and limits by brand and lottery: which are in force, and what two operators decide about them. */
export function createTerms({ database, currencyOf }: Needs) {
  const store = createTermsStore(database)

  /**
   * The one place that says at which prices and limits a brand takes bets on a lottery. It is read anew each time: a decision
   * holds for every bet after it.
   */
  const termsOf = async (brand: string, game: LotteryGame, on: Connection = database): Promise<OfferedLottery> => {
    const decided = await store.latest(brand, game.code, on)
    const terms = decided?.terms ?? usualTerms(game, await currencyOf(brand))
    return { game: pricedBy(game, terms), version: decided?.version ?? 0, terms }
  }

  return {
    termsOf,
    history: store.list,
    /**
     * What a proposal would change. Refuses with `series_out_of_range`, `odds_out_of_range` and `invalid_request` what cannot
     * be, and with `changed_meanwhile` what was made from another version than the one in force.
     */
    prepare: async (brand: string, game: LotteryGame, { terms, base }: Asked): Promise<ProposedLotteryTerms> => {
      validateTerms(game, terms)
      const now = await termsOf(brand, game)
      if (now.version !== base) throw new Refusal('changed_meanwhile')
      return {
        gameCode: game.code,
        base,
        before: now.terms,
        terms,
        plays: changedPlays(now.game, pricedBy(game, terms)),
      }
    },
    /** Puts approved terms in force. Refuses with `proposal_outdated` where others came into force since. */
    carryOut: async (transaction: Transaction, { id, brand, details, proposedBy }: ApprovedProposal): Promise<null> => {
      const { gameCode, base, terms } = proposedLotteryTerms.parse(details)
      const game = lotteryNamed(gameCode)
      if (!game) throw new Refusal('proposal_outdated')
      validateTerms(game, terms)
      const { version } = await termsOf(brand, game, transaction)
      const added =
        version === base &&
        (await store.add(transaction, { id, brand, game: gameCode, version: base + 1, terms, proposedBy }))
      if (!added) throw new Refusal('proposal_outdated')
      return null
    },
  }
}

type Asked = { readonly terms: LotteryTerms; readonly base: number }

function changedPlays(before: LotteryGame, after: LotteryGame): ProposedLotteryTerms['plays'] {
  if (after.terms.kind === 'series') return []
  const written = (game: LotteryGame, play: Parameters<typeof oddsOf>[1]) =>
    oddsOf(game, play).map((one) => toDecimal(one, 4))
  return playsOf(after)
    .map((play) => ({ play: play.code, before: written(before, play), after: written(after, play) }))
    .filter((change) => change.before.join() !== change.after.join())
}
