import { createHash, randomUUID } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { createLog } from '@sanuk/host/log'
import { type Amount, amount } from '@sanuk/money/amount'
import { leaseFrom } from '@sanuk/vendor-server/lease'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { playableGame } from '../games/games.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import { createCarryOn } from './carry-on.ts'
import { advance } from './make-move.ts'
import type { GameRound } from './round.ts'
import type { RoundStore } from './round-store.ts'
import { drawWhole } from './whole-round.ts'

/** What decided a round: all that is known of it when its stake is taken, and what the member has left. */
type Circumstances = {
  readonly round: GameRound
  readonly balance: Amount
  readonly takenBefore: bigint
  readonly paidBefore: bigint
}

/** Answers the outcome and what it won, as they would be kept. */
type Decide = (circumstances: Circumstances) => Promise<string>

const serverSeedOf = (seed: DrawnFrom) => createHash('sha256').update(`server seed ${seed.commitment}`).digest('hex')
const drawOf = (seed: DrawnFrom) => drawFrom(seededBytes({ ...seed, serverSeed: serverSeedOf(seed) }))

/**
 * The Studio's own way to a kept outcome, from a round that was begun where that is known at once, else from a taken stake,
 * with the database and the platform in memory.
 */
const asTheStudioDoes: Decide = async ({ round, balance }) => {
  let kept = ''
  const decide: RoundStore['decide'] = async (_round, { outcome, won }) => {
    kept = JSON.stringify([outcome, String((won * 1_000_000n) / round.stake)])
    return { ...round, state: 'settled' }
  }
  const begun = { ...round, mathVersion: playableGame(round.game)?.mathVersion ?? '' }
  const drawn = await drawWhole(
    { rounds: { draw: (of, decision, lease) => decide(of, { ...decision, balance }, lease) }, seeds: { drawOf } },
    begun,
    leaseFrom(round.createdAt),
  )
  if (drawn !== begun) return kept
  const decidePooled: RoundStore['decidePooled'] = async (decided, { pool: _, wins: __, ...decision }, lease) =>
    decide(decided, decision, lease)
  let dealt: GameRound | null = null
  const deal: RoundStore['deal'] = async () => {
    dealt = { ...round, state: 'playing', mathVersion: playableGame(round.game)?.mathVersion ?? '' }
    return dealt
  }
  const bet: Platform['bet'] = async () => ({ kind: 'ok', answer: balance })
  const carryOn = createCarryOn({
    rounds: { decide, decidePooled, deal } as RoundStore,
    platform: { bet } as Platform,
    seeds: { drawOf },
    randomness: { isSound: () => true },
    clock: () => round.createdAt,
    log: createLog('silent'),
  })
  await carryOn(round, { untried: true, pausesMs: [] })
  return dealt ? gambledOn(dealt) : kept
}

/** What a win comes to that is gambled with on one card, as it would be kept. */
async function gambledOn(dealt: GameRound): Promise<string> {
  let [round, kept]: [GameRound, string | null] = [dealt, null]
  const store: RoundStore['advance'] = async (from, move, { decision }) => {
    if (decision) kept = JSON.stringify([decision.outcome, String((decision.won * 1_000_000n) / from.stake)])
    round = { ...from, moves: [...from.moves, move] }
    return round
  }
  const needs = { rounds: { advance: store } as RoundStore, seeds: { drawOf }, clock: () => dealt.createdAt }
  await advance(needs, round, 'red')
  if (kept === null) await advance(needs, round, 'collect')
  return kept ?? ''
}

const SPINS = 5
const CHANGES = runsSlowTests ? 100_000 : 6_000
const games = [
  { game: 'golden-tiger', choice: null },
  { game: 'four-lotuses', choice: null },
  { game: 'koi-blessing', choice: null },
  { game: 'som-tam-smash', choice: { gamble: true } },
  { game: 'market-dice', choice: { side: 'under', target: 4000 } },
  { game: 'bead-drop', choice: { rows: 16, risk: 'high' } },
]

const money = (most: number) => fc.integer({ min: 1, max: most }).map((baht) => amount(BigInt(baht) * 200_000n))
const somebody = fc.record({
  stake: money(2000),
  balance: money(1_000_000),
  takenBefore: fc.bigInt(0n, 10n ** 12n),
  paidBefore: fc.bigInt(0n, 10n ** 12n),
  // Who pays for a round is no affair of its outcome either.
  freeGrant: fc.option(fc.uuid().map((id) => `free-${id}`)),
  member: fc.uuid(),
  session: fc.uuid(),
  ticket: fc.string(),
  spin: fc.uuid(),
  id: fc.uuid(),
  currency: fc.constantFrom(...(['THB', 'USD', 'XTS'] as const)),
  createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') }),
})

type Somebody = typeof somebody extends fc.Arbitrary<infer Value> ? Value : never

function roundOf(who: Somebody, of: { game: string; choice: unknown }, nonce: number): Circumstances {
  const { balance, takenBefore, paidBefore, ...own } = who
  const seed = {
    id: randomUUID(),
    player: own.member,
    sealed: Buffer.alloc(0),
    commitment: 'c',
    clientSeed: 'mine',
    nonce,
    told: false,
  }
  const round = {
    ...own,
    ...of,
    seed,
    mathVersion: '',
    moves: [],
    raise: null,
    raises: [],
    clock: null,
    state: 'betting' as const,
    outcome: null,
    won: null,
    jackpot: null,
    balance: null,
    fault: null,
    tries: 0,
    bet: randomUUID(),
    win: randomUUID(),
    rollback: randomUUID(),
  }
  return { round, balance, takenBefore, paidBefore }
}

/** Changes everything about a round but its game, its choice and its seeds, and looks whether the outcome changes with it. */
async function expectUnmoved(decide: Decide, changes: number): Promise<void> {
  for (const of of games) {
    for (let nonce = 0; nonce < SPINS; nonce += 1) {
      const outcomes = new Set<string>()
      for (const who of fc.sample(somebody, { numRuns: changes / games.length / SPINS, seed: nonce })) {
        outcomes.add(await decide(roundOf(who, of, nonce)))
      }
      expect([...outcomes], `${of.game} ${nonce}`).toHaveLength(1)
    }
  }
}

test('an outcome depends on game, choice and seeds, not on stake, member, balance or history', async () => {
  await expectUnmoved(asTheStudioDoes, CHANGES)
})

/** Draws again with the next number, as somebody would who does not like what came. */
const another = (circumstances: Circumstances, by: number): Promise<string> => {
  const { round } = circumstances
  const seed = round.seed && { ...round.seed, nonce: round.seed.nonce + 1000 + by }
  return asTheStudioDoes({ ...circumstances, round: { ...round, seed } })
}
const wonIn = (kept: string): bigint => BigInt(JSON.parse(kept)[1])

describe('the independence check detects a game that', () => {
  const riggings: Readonly<Record<string, Decide>> = {
    'redraws wins that are large compared with the balance': async (one) => {
      const kept = await asTheStudioDoes(one)
      const won = (wonIn(kept) * one.round.stake) / 1_000_000n
      return won > 0n && won * 20n > one.balance ? another(one, 1) : kept
    },
    'redraws wins while it has paid out more than it took': async (one) => {
      const kept = await asTheStudioDoes(one)
      return wonIn(kept) > 0n && one.paidBefore > one.takenBefore ? another(one, 2) : kept
    },
    'draws large stakes twice and keeps the smaller win': async (one) => {
      const [kept, other] = [await asTheStudioDoes(one), await another(one, 3)]
      return one.round.stake > 5_000_000n && wonIn(other) < wonIn(kept) ? other : kept
    },
    'redraws the wins of some members': async (one) => {
      const kept = await asTheStudioDoes(one)
      return one.round.member < '8' && wonIn(kept) > 0n ? another(one, 4) : kept
    },
  }
  test.each(Object.entries(riggings))('%s', async (_, rigged) => {
    await expect(expectUnmoved(rigged, 3000)).rejects.toThrow()
  })
})
