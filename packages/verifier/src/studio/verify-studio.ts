import { totalOf } from '../card-tables.ts'
import { type Compared, type Difference, firstOf } from '../compared.ts'
import { dealCoup } from '../dealt-shoe.ts'
import { dealCoup as dealDragonTiger, dragonTigerWin } from '../dragon-tiger-coups.ts'
import { liveWin } from '../live-pays.ts'
import { unitsOf } from '../money.ts'
import { type Pays, sicBoPays } from '../series/dice.ts'
import { frenchRoulettePays, roulettePays } from '../series/roulette-tables.ts'
import type { StudioCoup, StudioRecord } from './studio-record.ts'

/** What is looked at: that each result follows from what was seen, and that each bet won what its spot pays with it. */
export const STUDIO_CHECKS = ['outcome', 'money'] as const
export type StudioVerdict = { readonly [check in (typeof STUDIO_CHECKS)[number]]: Difference | null }

type Bet = { readonly spot: string; readonly stake: bigint }

/** A coup by the rules: what is shown of it, what it comes to in short, and what a bet wins. */
type Followed = {
  readonly turns: readonly string[]
  readonly faces: readonly string[]
  readonly winOf: (bet: Bet) => bigint | null
}

/** Plays the coups again from the cards that were told, and compares. Nobody can verify so which cards came. */
export function verifyStudio(record: StudioRecord): StudioVerdict {
  return { outcome: firstOf(coupsCompared(record)), money: firstOf(betsCompared(record)) }
}

function* coupsCompared(record: StudioRecord): Compared {
  let before = 0
  for (const coup of record.coups) {
    const where = `coup ${coup.number}`
    yield [`${where}, its place`, `${coup.number > before}`, 'true']
    before = coup.number
    if (coup.isVoid) continue
    const followed = follow(record, coup)
    yield [`${where}, what was seen`, textOf(coup.turns), followed?.turns.join(', ') ?? 'no such coup']
    yield [`${where}, result`, coup.faces?.join(' ') ?? 'none', followed?.faces.join(' ') ?? 'none']
    yield* eventsCompared(coup, where)
  }
}

/** What was told one by one is how the coup begins; a corrected one counts otherwise. */
function* eventsCompared({ events = [], isCorrected, turns }: StudioCoup, where: string): Compared {
  if (isCorrected) return
  const seen = events.flatMap(({ fault, place, face }) =>
    fault === null && place !== undefined && face !== undefined ? [{ place, face }] : [],
  )
  yield [`${where}, events`, textOf(seen), textOf(turns.slice(0, seen.length))]
}

function* betsCompared(record: StudioRecord): Compared {
  for (const { round, number, spot, stake, win } of record.bets) {
    const coup = record.coups.find((one) => one.number === number && !one.isVoid)
    const expected = (coup && follow(record, coup)?.winOf({ spot, stake: unitsOf(stake) })) ?? null
    const where = `round ${round}, coup ${number}, ${spot}, stake ${stake}`
    yield [`${where}, in units of 0.0001`, `${unitsOf(win)}`, `${expected ?? 'no such bet'}`]
  }
}

const textOf = (turns: StudioCoup['turns']): string => turns.map(({ place, face }) => `${place} ${face}`).join(', ')

/** What follows from what was seen; null where the game has no such coup. */
function follow(record: StudioRecord, { turns }: StudioCoup): Followed | null {
  const faces = turns.map(({ face }) => face)
  switch (record.game) {
    case 'baccarat':
      return baccarat(record, faces)
    case 'dragon-tiger':
      return dragonTiger(faces)
    case 'roulette':
      return roulette(record, faces)
    case 'sic-bo':
      return sicBo(faces)
  }
}

/** Cards one after the other. Null where there are fewer, or more, than the game takes. */
function dealt<Coup>(deal: (next: () => string) => Coup, cards: readonly string[]): Coup | null {
  if (!cards.every((card) => /^[2-9TJQKA][cdhs]$/.test(card))) return null
  let out = 0
  const coup = deal(() => {
    out += 1
    return cards[out - 1] ?? '2c'
  })
  return out === cards.length ? coup : null
}

function baccarat({ variant }: StudioRecord, cards: readonly string[]): Followed | null {
  const coup = dealt(dealCoup, cards)
  if (!coup || variant === null || variant === 'french') return null
  const { player, banker } = coup
  return {
    turns: [0, 1, 2].flatMap((at) => [
      ...player.slice(at, at + 1).map((card) => `player ${card}`),
      ...banker.slice(at, at + 1).map((card) => `banker ${card}`),
    ]),
    faces: [player, banker].map((hand) => `${totalOf(hand)}`),
    winOf: (bet) => liveWin(variant, bet, coup),
  }
}

function dragonTiger(cards: readonly string[]): Followed | null {
  const coup = dealt(dealDragonTiger, cards)
  if (!coup) return null
  const { dragon, tiger } = coup
  return {
    turns: [`dragon ${dragon}`, `tiger ${tiger}`],
    faces: [dragon, tiger],
    winOf: (bet) => dragonTigerWin(bet, coup),
  }
}

function roulette({ variant }: StudioRecord, [face = '', ...rest]: readonly string[]): Followed | null {
  if (!/^([0-9]|[12][0-9]|3[0-6])$/.test(face) || rest.length > 0) return null
  const pays = variant === 'french' ? frenchRoulettePays : roulettePays
  return { turns: [`number ${face}`], faces: [face], winOf: (bet) => winBy(bet, pays(bet.spot, Number(face))) }
}

function sicBo(faces: readonly string[]): Followed | null {
  if (faces.length !== 3 || !faces.every((face) => /^[1-6]$/.test(face))) return null
  return {
    turns: faces.map((face, at) => `die-${at + 1} ${face}`),
    faces,
    winOf: (bet) => winBy(bet, sicBoPays(bet.spot, faces.map(Number))),
  }
}

const winBy = ({ stake }: Bet, pays: Pays): bigint | null =>
  pays === null ? null : (stake * BigInt(Math.round(10_000 + pays))) / 10_000n
