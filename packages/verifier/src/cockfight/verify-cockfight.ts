import { type Compared, firstOf } from '../compared.ts'
import { bytesOf, hashOf, numbersFrom } from '../draws.ts'
import { unitsOf } from '../money.ts'
import { SERIES_LENGTH } from '../series/series-record.ts'
import type { SeriesVerdict } from '../series/verify-series.ts'
import type { CockfightRecord, ShownFight } from './cockfight-record.ts'
import { type DealtCard, dealCard, stageFight } from './drawn-fight.ts'
import { fightWin, oddsOf, pricesOf } from './fight-pays.ts'

type Drawn = { readonly card: DealtCard; readonly end: ReturnType<typeof stageFight> }

/** Draws the fights of a series again by code that shares nothing with the server's, and compares. */
export function verifyCockfight(record: CockfightRecord): SeriesVerdict {
  const { serverSeed, commitment, clientSeed, fights } = record
  if (serverSeed === null) return 'untold'
  const below = (nonce: number) => numbersFrom(bytesOf({ serverSeed, clientSeed, nonce }))
  const drawn = new Map<number, Drawn>()
  for (const { number } of fights) {
    const card = dealCard(below(SERIES_LENGTH + number))
    drawn.set(number, { card, end: stageFight(below(number), card.ratings) })
  }
  return {
    commitment: firstOf([['commitment', commitment, hashOf(serverSeed)]]),
    outcome: firstOf(allCompared(record, drawn)),
    money: firstOf(moneyCompared(record, drawn)),
  }
}

function* allCompared(record: CockfightRecord, drawn: ReadonlyMap<number, Drawn>): Compared {
  yield* fightsCompared(record, drawn)
  yield* correctedCompared(record)
}

function* fightsCompared({ fights, variant }: CockfightRecord, drawn: ReadonlyMap<number, Drawn>): Compared {
  let before = 0
  for (const fight of fights) {
    const { number, meron, wala, odds, pools, result, clashes } = fight
    const again = drawn.get(number)
    const where = `fight ${number}`
    yield [`${where}, its place`, `${number > before}`, 'true']
    yield [`${where}, Meron`, textOf(meron), textOf(again?.card.meron)]
    yield [`${where}, Wala`, textOf(wala), textOf(again?.card.wala)]
    yield [`${where}, result`, result, again?.end.result ?? '']
    yield [`${where}, clashes`, clashes.join(' '), again?.end.clashes.join(' ') ?? '']
    const isPool = variant === 'totalisator'
    yield [`${where}, form`, `odds ${odds !== null}, pools ${pools !== null}`, `odds ${!isPool}, pools ${isPool}`]
    before = number
  }
}

/** A corrected fight differs from the one that was drawn by its result alone. */
function* correctedCompared({ fights, revised = [] }: CockfightRecord): Compared {
  for (const { number, outcome } of revised) {
    const fight = fights.find((one) => one.number === number)
    const same = fight && JSON.stringify({ ...fight, result: outcome.result })
    yield [`fight ${number} as it was corrected`, JSON.stringify(outcome), same ?? 'no such fight']
  }
}

const textOf = (shown: object = {}): string =>
  Object.entries(shown)
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join(', ')

function* moneyCompared(record: CockfightRecord, drawn: ReadonlyMap<number, Drawn>): Compared {
  for (const fight of record.fights) yield* pricesCompared(fight, drawn.get(fight.number))
  yield* stakesCompared(record)
  for (const { round, number, spot, stake, win } of record.bets ?? []) {
    const fight = record.fights.find((one) => one.number === number)
    const corrected = record.revised?.find((one) => one.number === number)
    const result = corrected?.outcome.result ?? drawn.get(number)?.end.result
    const expected = fight && result ? fightWin({ spot, stake: unitsOf(stake) }, fight, result) : null
    const where = `round ${round}, fight ${number}, ${spot}, stake ${stake}`
    yield [`${where}, in units of 0.0001`, `${unitsOf(win)}`, `${expected ?? 'no such bet'}`]
  }
}

/** Odds are those of the ratings, prices those of the pools. */
function* pricesCompared({ number, odds, pools }: ShownFight, drawn: Drawn | undefined): Compared {
  if (odds && drawn) {
    const told = { meron: unitsOf(odds.meron), wala: unitsOf(odds.wala) }
    yield [`fight ${number}, odds in ten-thousandths`, textOf(told), textOf(oddsOf(drawn.card.ratings))]
  }
  if (!pools) return
  const prices = pricesOf(pools)
  for (const side of ['meron', 'wala'] as const) {
    const told = pools.prices[side]
    yield [`fight ${number}, price of ${side} in hundredths`, hundredths(told), `${prices[side]}`]
  }
}

const hundredths = (price: string | null): string => (price === null ? 'null' : `${unitsOf(price) / 100n}`)

/** A pool holds at least what is told of its bets. */
function* stakesCompared({ fights, bets = [] }: CockfightRecord): Compared {
  for (const { number, pools } of fights) {
    if (!pools) continue
    for (const side of ['meron', 'wala'] as const) {
      const own = bets.filter((bet) => bet.number === number && bet.spot === side)
      const staked = own.reduce((all, { stake }) => all + unitsOf(stake), 0n)
      yield [`fight ${number}, pool of ${side}`, `${staked <= unitsOf(pools[side])}`, 'true']
    }
  }
}
