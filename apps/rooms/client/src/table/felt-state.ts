import type { Amount } from '@sanuk/money/amount'
import { createContext, useContext } from 'react'
import type { CoupResult, TableRules } from '#protocol'
import type { Stakes } from '../bets/stakes.ts'
import type { Kit } from '../kit.ts'

/** What became of the player's bet on a spot. */
export type Fate = { readonly kind: 'won' | 'lost' | 'back'; readonly win: Amount }

/** What every spot of a felt knows. */
export type FeltState = {
  readonly kit: Pick<Kit, 'say' | 'money' | 'spotName'>
  readonly rules: TableRules
  readonly paysText: (spot: string) => string
  readonly placed: Stakes
  readonly waiting: Stakes
  readonly laid: Stakes
  /** The share of the players who bet on the same, of a hundred; null where it is not told. */
  readonly shareOf: (spot: string) => number | null
  /** Null until it is told. */
  readonly result: Pick<CoupResult, 'won' | 'returned'> | null
  /** Whether a spot wins for some and loses for others. */
  readonly isPersonal: (spot: string) => boolean
  readonly fateOf: (spot: string) => Fate | undefined
  /** Not given while no bets are taken. */
  readonly lay: ((spot: string) => void) | undefined
}

export const FeltContext = createContext<FeltState | null>(null)

/** The felt that a spot lies on. Throws outside of one. */
export function useFelt(): FeltState {
  const felt = useContext(FeltContext)
  if (!felt) throw new Error('a spot lies on no felt')
  return felt
}
