import { createHash } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { isJackpot } from '@sanuk/engines/slots/jackpot'
import type { SlotMachine } from '@sanuk/engines/slots/machine'
import { type Amount, add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { playableGame } from '@sanuk/studio/games/games'
import { type Playable, wonBy } from '@sanuk/studio/games/playable'
import type { InstantTitle } from '@sanuk/studio/instant/instant-title'
import { PAY_TABLES } from '@sanuk/studio/instant/pay-tables'
import { reelsTold, soldIn } from '@sanuk/studio/machines/reels-told'
import { choiceFrom } from '@sanuk/studio/machines/slot-game'
import { commitmentOf, type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { type RoundRecord, readRecord } from '@sanuk/verifier/record'
import { choiceOf, moveOf } from './choices.ts'

/** A game whose rounds are drawn by the Studio's own way and told as a player saves them. */
export type Told = {
  readonly code: string
  readonly family: string
  /** The record of a round by its number, played anew whenever it is asked for. */
  readonly record: (number: number) => RoundRecord
  /** Whether the Studio itself would tell just this, from the seeds, the choice, the moves and the stake in the record. */
  readonly isTrue: (record: RoundRecord) => boolean
}

const AT = '2026-11-23T12:00:00.000Z'
const serverSeedOf = (code: string) => createHash('sha256').update(`server seed of ${code}`).digest('hex')

const seedOf = (code: string, number: number): RoundSeed => ({
  serverSeed: serverSeedOf(code),
  clientSeed: `mine ${Math.floor(number / 1000)}`,
  nonce: number % 1000,
})

const toldSeed = ({ serverSeed, clientSeed, nonce }: RoundSeed) => ({
  serverSeed,
  clientSeed,
  nonce,
  commitment: commitmentOf(serverSeed).toString('hex'),
})

const drawOf = (seed: RoundSeed) => drawFrom(seededBytes(seed))

function gameOf(code: string): Playable {
  const game = playableGame(code)
  if (!game) throw new Error(`nobody plays ${code}`)
  return game
}

function readBack(record: object): RoundRecord {
  const read = readRecord(JSON.stringify(record))
  if (!read) throw new Error(`this is no record: ${JSON.stringify(record)}`)
  return read
}

/** What a player is told of a round, or null where its rules do not allow it. */
type Shown = { readonly win: string; readonly view: unknown; readonly options: readonly unknown[] }

type ShownReels = {
  readonly win: string
  readonly steps: unknown
  readonly board?: unknown
  readonly gamble?: unknown
  readonly options: readonly unknown[]
}

/** What a player has chosen and done. */
type Done = { readonly choice: unknown; readonly moves: readonly unknown[] }

function attempt<T>(play: () => T): T | null {
  try {
    return play()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Plain data with the fields of its objects in their alphabet's order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, sorted(field)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** What stands in the pool of these tests: no seed tells it. */
const JACKPOT = parseAmount('5000')
/** What a number of it costs in baht. */
const PER_NUMBER = parseAmount('0.01')

/** What a round of a slot is begun with by its number: every fifth with bought free spins where these are sold. */
function slotChoiceOf({ freeSpins: { bought }, gamble, pick }: SlotMachine, number: number): unknown {
  if (bought && number % 5 === 0) return bought
  if (number % 2 === 1) return null
  if (pick) return { pick: true }
  return gamble ? { gamble: true } : null
}

/** Rounds of a slot, gambled with to their end, or picked to the end of their board, where that may be. */
export function toldSlot(machine: SlotMachine, family: string): Told {
  const { code } = machine
  const game = gameOf(code)
  const shown = (seed: RoundSeed, stake: Amount, { choice, moves }: Done): ShownReels | null =>
    attempt(() => {
      if (!game.takes(choice)) return null
      const { outcome, options, won, number } = game.play(choice, moves, drawOf(seed))
      const jackpot = number !== undefined && isJackpot(number, { stake, perNumber: PER_NUMBER }) ? JACKPOT : null
      const begun = { outcome, options, isOver: won !== null, jackpot }
      const { gamble, board, win: _win, ...reels } = reelsTold(machine, { stake, choice }, begun)
      const { options: _, paid: __, ...told } = gamble ?? {}
      const { options: ___, ...places } = board ?? {}
      const win = won ? writeAmount(add(wonBy(stake, won), jackpot ?? ZERO)) : ''
      return { win, ...reels, ...(board && { board: places }), ...(gamble && { gamble: told }), options }
    })
  return {
    code,
    family,
    record: (number) => {
      const [choice, seed] = [slotChoiceOf(machine, number), seedOf(code, number)]
      const stakes = game.stakesFor?.(choice, 'THB') ?? game.stakes.THB
      const stake = stakes[number % stakes.length] ?? game.stakes.THB[0]
      const moves: unknown[] = []
      let now = shown(seed, stake, { choice, moves })
      for (; now?.win === ''; now = shown(seed, stake, { choice, moves })) {
        moves.push(now.options[(number * 7 + moves.length * 3) % now.options.length])
      }
      if (!now) throw new Error(`${code} does not allow ${JSON.stringify({ choice, moves })}`)
      const { options: _, ...told } = now
      const common = { format: 'sanuk-round-1', round: `${code} ${number}`, at: AT, seed: toldSeed(seed) }
      return readBack({ ...common, stake: writeAmount(stake), rules: machine, ...soldIn({ choice }), ...told })
    },
    isTrue: (record) => {
      if (record.format !== 'sanuk-round-1' || record.seed.serverSeed === null) return false
      const { bought, ante, gamble, board } = record
      if (bought && (gamble || ante !== undefined)) return false
      const chosen = { ...(bought && { bought }), ...(ante !== undefined && { ante }) }
      const choice = choiceFrom({ ...chosen, ...(gamble && { gamble: true }), ...(board && { pick: true }) })
      const seed = { ...record.seed, serverSeed: record.seed.serverSeed }
      const moves = board?.opened.map(({ place }) => place) ?? gamble?.moves ?? []
      const now = shown(seed, parseAmount(record.stake), { choice, moves })
      if (!now) return false
      const { steps, number, jackpot } = record
      const told = { win: record.win, steps, board, number, jackpot, gamble }
      return same({ ...now, options: null }, { ...told, options: null })
    },
  }
}

/** Rounds of a game without reels, played to their end. */
export function toldInstant(title: InstantTitle): Told {
  const { code, kind, mathVersion, stakes } = title
  const game = gameOf(code)
  const rules = { code, mathVersion, kind, pays: title.pays ?? PAY_TABLES[kind] ?? {} }
  const shown = (seed: RoundSeed, stake: Amount, { choice, moves }: Done): Shown | null =>
    attempt(() => {
      const { outcome, options, won } = game.play(choice, moves, drawOf(seed))
      return { win: won ? writeAmount(wonBy(stake, won)) : '', view: outcome, options }
    })
  return {
    code,
    family: kind,
    record: (number) => {
      const [choice, seed, stake] = [
        choiceOf(title, number),
        seedOf(code, number),
        stakes.THB[number % stakes.THB.length] ?? stakes.THB[0],
      ]
      const moves: unknown[] = []
      for (;;) {
        const now = shown(seed, stake, { choice, moves })
        if (!now) throw new Error(`${code} does not allow ${JSON.stringify({ choice, moves })}`)
        if (now.win === '') moves.push(moveOf(now.options, title, number * 7 + moves.length * 3))
        else {
          const { view, win } = now
          const common = { format: 'sanuk-instant-1', round: `${code} ${number}`, at: AT, seed: toldSeed(seed) }
          return readBack({ ...common, stake: writeAmount(stake), win, rules, choice, moves, view })
        }
      }
    },
    isTrue: (record) => {
      if (record.format !== 'sanuk-instant-1' || record.seed.serverSeed === null) return false
      const seed = { ...record.seed, serverSeed: record.seed.serverSeed }
      const now = shown(seed, parseAmount(record.stake), record)
      return now !== null && same([now.win, now.view], [record.win, record.view])
    },
  }
}
