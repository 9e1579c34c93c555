import type { PastResult, Turn } from '#protocol'
import { faceAt } from '../game-props.ts'

export type CoinSide = 'red' | 'white'

const PLACES = ['coin-1', 'coin-2', 'coin-3', 'coin-4'] as const

/** How many coins are in the bowl. */
export const COINS = PLACES.length

const isSide = (face: string | null): face is CoinSide => face === 'red' || face === 'white'

/** The coins that were shown of a coup, in their order. */
export const coinsShown = (shown: readonly Turn[]): readonly CoinSide[] =>
  PLACES.map((place) => faceAt(shown, place)).filter(isSide)

/** The coins of past coups, the newest last; coups with fewer than four are left out. */
export const coinsOf = (results: readonly PastResult[]): readonly (readonly CoinSide[])[] =>
  results.map(({ faces }) => faces.filter(isSide)).filter((coins) => coins.length === COINS)

export const redsOf = (coins: readonly CoinSide[]): number => coins.filter((coin) => coin === 'red').length
