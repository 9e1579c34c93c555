import type { Amount } from '@sanuk/money/amount'
import type { Lease } from '@sanuk/vendor-server/lease'
import { together } from '@sanuk/vendor-server/together'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import type { GameRound } from './round.ts'
import type { Decision } from './round-moves.ts'

type Begun = { readonly round: GameRound; readonly lease: Lease }
type Decided = Begun & { readonly decision: Decision; readonly balance: Amount }
type Settled = Begun & { readonly balance: Amount }
type Drawn = Begun & { readonly decision: Decision }

/** Why a round was not begun: its player has not said his half of the seeds, or it or another one of his is there. */
export type NotBegun = 'seed_wanted' | 'busy'

/**
 * The steps that nearly every round takes: it is begun, drawn or decided, and settled. Rounds of many players take them in one
 * statement and one commit; each is answered by itself, once that is done.
 */
export function usualSteps(database: Database) {
  const begin = together<Begun, GameRound | NotBegun>({
    nameOf: ({ round }) => round.member,
    all: (items) => beginAll(database, items),
  })
  const draw = together<Drawn, boolean>({ nameOf: idOf, all: (items) => drawAll(database, items) })
  const decide = together<Decided, boolean>({ nameOf: idOf, all: (items) => decideAll(database, items) })
  const settle = together<Settled, boolean>({ nameOf: idOf, all: (items) => settleAll(database, items) })
  return {
    /**
     * Begins a round with the seeds its outcome is drawn from. What the player has not seen of earlier rounds of the game
     * he has passed over by this.
     */
    begin: (round: GameRound, lease: Lease) => begin({ round, lease }),
    /**
     * The outcome is drawn, and nothing was asked of the platform yet. `lease` is the one it was begun with: `null` where
     * somebody else has the round by now.
     */
    draw: async (round: GameRound, decision: Decision, lease: Lease): Promise<GameRound | null> =>
      (await draw({ round, lease, decision })) ? { ...round, ...decision } : null,
    /** The stake is taken, the outcome drawn; both stand here together. */
    decide: async (
      round: GameRound,
      decision: Decision & { readonly balance: Amount },
      lease: Lease,
    ): Promise<GameRound | null> => {
      const { balance, ...drawn } = decision
      const stood = await decide({ round, lease, balance, decision: drawn })
      return stood ? { ...round, ...decision, state: 'winning', tries: 0 } : null
    },
    /** All is paid: after a win, or in one step with the stake of a round that was drawn before. */
    settle: async (round: GameRound, balance: Amount, lease: Lease): Promise<GameRound | null> =>
      (await settle({ round, lease, balance })) ? { ...round, balance, state: 'settled', tries: 0 } : null,
  }
}

const idOf = ({ round }: Begun): string => round.id

type BegunRow = {
  readonly place: string | number | bigint
  readonly nonce: number | null
  readonly seed: string | null
  readonly server_seed: Buffer
  readonly commitment: Buffer
  readonly client_seed: string
}

/** Begins rounds of different players, in the transaction that is given or in one of its own. */
export async function beginAll(database: Database, items: readonly Begun[]): Promise<(GameRound | NotBegun)[]> {
  const list = <T>(read: (round: GameRound) => T): T[] => items.map(({ round }) => read(round))
  const { rows } = await sql<BegunRow>`
    select * from studio.begin_rounds(
      ${list(({ id }) => id)}::uuid[], ${list(({ session }) => session)}::uuid[],
      ${list(({ spin }) => spin)}::uuid[], ${list(({ member }) => member)}::text[],
      ${list(({ game }) => game)}::text[], ${list(({ currency }) => currency)}::text[],
      ${list(({ mathVersion }) => mathVersion)}::text[], ${list(({ stake }) => stake)}::bigint[],
      ${list(({ bet }) => bet)}::uuid[], ${list(({ win }) => win)}::uuid[],
      ${list(({ rollback }) => rollback)}::uuid[],
      ${list(({ choice }) => (choice === null ? null : JSON.stringify(choice)))}::text[],
      ${list(({ createdAt }) => createdAt)}::timestamptz[], ${items.map(({ lease }) => lease.until)}::timestamptz[])
  `.execute(database)
  const rowOf = new Map(rows.map((row) => [Number(row.place), row]))
  return items.map(({ round }, index) => {
    const row = rowOf.get(index + 1)
    if (!row?.seed) return 'seed_wanted'
    const { nonce, seed: id } = row
    return nonce === null ? 'busy' : { ...round, seed: { ...drawnFrom(row), id, nonce, player: round.member } }
  })
}

const drawnFrom = (row: BegunRow): Omit<DrawnFrom, 'id' | 'nonce' | 'player'> => ({
  told: false,
  sealed: row.server_seed,
  clientSeed: row.client_seed,
  commitment: row.commitment.toString('hex'),
})

async function decideAll(database: Database, items: readonly Decided[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    select id from studio.decide_rounds(
      ${items.map(idOf)}::uuid[], ${items.map(({ decision }) => JSON.stringify(decision.outcome))}::text[],
      ${items.map(({ decision }) => decision.won)}::bigint[],
      ${items.map(({ decision }) => decision.mathVersion)}::text[],
      ${items.map(({ balance }) => balance)}::bigint[], ${items.map(({ lease }) => lease.until)}::timestamptz[]) as id
  `.execute(database)
  return amongst(rows, items)
}

async function drawAll(database: Database, items: readonly Drawn[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    select id from studio.draw_rounds(
      ${items.map(idOf)}::uuid[], ${items.map(({ decision }) => JSON.stringify(decision.outcome))}::text[],
      ${items.map(({ decision }) => decision.won)}::bigint[],
      ${items.map(({ decision }) => decision.mathVersion)}::text[],
      ${items.map(({ lease }) => lease.until)}::timestamptz[]) as id
  `.execute(database)
  return amongst(rows, items)
}

async function settleAll(database: Database, items: readonly Settled[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    select id from studio.settle_rounds(
      ${items.map(idOf)}::uuid[], ${items.map(({ balance }) => balance)}::bigint[],
      ${items.map(({ lease }) => lease.now)}::timestamptz[],
      ${items.map(({ lease }) => lease.until)}::timestamptz[]) as id
  `.execute(database)
  return amongst(rows, items)
}

function amongst(rows: readonly { readonly id: string }[], items: readonly Begun[]): boolean[] {
  const done = new Set(rows.map(({ id }) => id))
  return items.map(({ round }) => done.has(round.id))
}
