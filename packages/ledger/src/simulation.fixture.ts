import { isDeepStrictEqual } from 'node:util'
import { type Amount, amount } from '@sanuk/money/amount'
import pg from 'pg'
import { openAccount } from './accounts.ts'
import type { Batcher } from './batcher.ts'
import type { TestBooks } from './books.fixture.ts'
import { endHold, expireHolds, type HoldEnd, type HoldRequest, hold } from './holds.ts'
import { transferId } from './key.ts'
import { post } from './post.ts'
import { comparable, createReferenceModel, type Expected, type ReferenceModel } from './reference-model.fixture.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.fixture.ts'
import type { Transfer } from './transfer.ts'

/** What came of a simulation; `seen` counts the outcomes, so that nothing of importance was left out by chance. */
export type Simulated = { readonly steps: number; readonly seen: ReadonlyMap<string, number> }

/** `rough`: answers are lost on the way to the batcher, so that it asks again and may hear of its own first try. */
export type Simulation = { readonly seed: bigint; readonly steps: number; readonly rough?: boolean }

type World = Required<Pick<Simulation, 'rough'>> & {
  readonly books: TestBooks
  readonly batcher: Batcher
  readonly model: ReferenceModel
  readonly random: SeededRandom
  readonly members: readonly string[]
  readonly houses: readonly string[]
  /** What was asked before, to be asked again. */
  readonly past: Transfer[]
  readonly pastHolds: HoldRequest[]
  readonly seen: Map<string, number>
}

const DAY_MS = 86_400_000

/** Past transfers that may be repeated. */
const PAST_MAX = 5000

/**
 * Lets chance play with the books and with the reference model, and throws where they differ in one answer or one
 * balance. The same seed does the same again.
 */
export async function simulate(books: TestBooks, by: Simulation): Promise<Simulated> {
  const world = await createWorld(books, by)
  let steps = 0
  try {
    for (let round = 1; steps < by.steps; round += 1) {
      steps += await playRound(world)
      if (round % 500 === 0) await compareBalances(world)
    }
    await compareBalances(world)
  } catch (error) {
    throw new Error(`after ${steps} steps from seed ${by.seed}: ${error}`, { cause: error })
  }
  return { steps, seen: world.seen }
}

async function createWorld(books: TestBooks, { seed, rough = false }: Simulation): Promise<World> {
  const random = createSeededRandom(seed)
  const model = createReferenceModel()
  const open = async (kind: string, currency: 'THB' | 'XTS', owner = random.uuid()) => {
    const guarded = kind === 'member'
    const id = await openAccount(books.pool, { brand: books.brand, kind, owner, currency, guarded })
    model.open(id, { guarded, currency, ...(guarded && { held: held[currency] }) })
    return id
  }
  const held = { THB: '', XTS: '' }
  held.THB = await open('held', 'THB', 'held')
  held.XTS = await open('held', 'XTS', 'held')
  const members: string[] = []
  for (let count = 0; count < 40; count += 1) members.push(await open('member', count < 34 ? 'THB' : 'XTS'))
  const houses: string[] = []
  for (let count = 0; count < 5; count += 1) houses.push(await open('vendor', count < 4 ? 'THB' : 'XTS'))
  const rest = { rough, past: [], pastHolds: [], seen: new Map<string, number>() }
  return { books, batcher: books.server(), model, random, members, houses, ...rest }
}

/** Answers how many steps the round had. */
async function playRound(world: World): Promise<number> {
  const { random } = world
  const chance = random.below(100)
  if (chance < 70) return crowd(world, 1 + random.below(400))
  if (chance < 85) return list(world)
  if (chance < 97) return holds(world)
  if (chance < 99) await world.books.pool.query('select ledger.roll_up()')
  else await cutSessions(world)
  return 1
}

/** Many at once through the batcher. Pairs travel in another lane, so they get members of their own. */
async function crowd(world: World, count: number): Promise<number> {
  const { random, members, houses, batcher, model } = world
  const half = Math.floor(members.length / 2)
  const asked = Array.from({ length: count }, (): Transfer => {
    if (world.past.length > 0 && random.chance(0.08)) return again(world, random.pick(world.past))
    return random.chance(0.1) ? pairOf(world, members.slice(half), houses) : single(world, members.slice(0, half))
  })
  for (const [index, transfer] of asked.entries()) {
    // Somebody who asks twice in the same moment.
    if (index > 0 && random.chance(0.02)) asked[index] = again(world, asked[index - 1] ?? transfer)
  }
  const cut = random.chance(0.01) || world.rough
  const [heard] = await Promise.all([Promise.all(asked.map(batcher.post)), cut && !world.rough && cutSessions(world)])
  for (const [index, transfer] of asked.entries()) {
    const result = heard[index]
    if (result) agree(world, { asked: transfer, heard: comparable(result), expected: model.post(transfer), cut })
    remember(world, transfer)
  }
  return count
}

/** Some in a transaction of the caller's, which may come to nothing. */
async function list(world: World): Promise<number> {
  const { random, books, model } = world
  const count = 1 + random.below(20)
  const asked = Array.from({ length: count }, (): Transfer => {
    if (world.past.length > 0 && random.chance(0.2)) return again(world, random.pick(world.past))
    return random.chance(0.4) ? pairOf(world, world.members, world.houses) : single(world, world.members)
  })
  const client = await books.pool.connect()
  try {
    await client.query('begin')
    const heard = await post(client, asked)
    const undone = random.chance(0.1)
    await client.query(undone ? 'rollback' : 'commit')
    if (undone) return 1
    for (const [index, transfer] of asked.entries()) {
      const result = heard[index]
      if (result) agree(world, { asked: transfer, heard: comparable(result), expected: model.post(transfer) })
      remember(world, transfer)
    }
  } finally {
    client.release()
  }
  return count
}

async function holds(world: World): Promise<number> {
  const { random } = world
  const count = 1 + random.below(12)
  for (let step = 0; step < count; step += 1) {
    const chance = random.below(10)
    if (chance < 5) await stepHold(world)
    else if (chance < 9) await stepEnd(world)
    else await stepExpire(world)
  }
  return count
}

async function stepHold({ random, members, books, model, pastHolds, seen }: World): Promise<void> {
  const account = random.chance(0.02) ? '999999999' : random.pick(members)
  const expiresAt = random.chance(0.3) ? new Date(1e12 + pastHolds.length) : new Date(Date.now() + DAY_MS)
  const reference = random.uuid()
  const fresh = { key: `hold ${random.uuid()}`, account, amount: someAmount(random, 1), reference, expiresAt }
  const repeats = pastHolds.length > 0 && random.chance(0.15)
  const old = repeats ? random.pick(pastHolds) : fresh
  const request = repeats && random.chance(0.3) ? { ...old, amount: amount(old.amount + 1n) } : old
  const { hold: id, ...heard } = { hold: transferId(request.key), ...(await hold(books.pool, request)) }
  const expected = model.hold(id, request)
  if (!isDeepStrictEqual(heard, expected)) throw new Disagreement(request, heard, expected)
  count(seen, `hold ${expected.outcome}`)
  if (!repeats) pastHolds.push(request)
}

async function stepEnd({ random, books, model, houses, pastHolds, seen }: World): Promise<void> {
  const recent = pastHolds.slice(-30)
  const id = recent.length > 0 && random.chance(0.95) ? transferId(random.pick(recent).key) : random.uuid()
  const ends: readonly HoldEnd[] = [
    { how: 'posted', credit: random.pick(houses), kind: 'withdrawal' },
    { how: 'voided' },
    { how: 'expired' },
  ]
  const end = random.pick(ends)
  const heard = await endHold(books.pool, id, end)
  const expected = model.endHold(id, end)
  if (!isDeepStrictEqual(heard, expected)) throw new Disagreement({ id, end }, heard, expected)
  count(seen, expected.outcome === 'ended' ? `hold ${end.how}` : `end ${expected.outcome}`)
}

async function stepExpire({ books, model }: World): Promise<void> {
  const heard = await expireHolds(books.pool)
  const expected = model.expire(new Date())
  if (heard !== expected) throw new Disagreement('expire', heard, expected)
}

/** Cuts the sessions of everybody, as a restart of the database does. */
async function cutSessions({ books }: World): Promise<void> {
  const client = new pg.Client({ connectionString: books.database.serverUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'batcher'`,
  )
  await client.end()
}

/** One member and the house. */
function single({ random, houses }: World, members: readonly string[]): Transfer {
  const member = random.chance(0.3) ? members[0] : random.pick(members)
  const house = random.chance(0.01) ? '-999999999' : random.pick(houses)
  const wins = random.chance(0.48)
  const [debit = house, credit = house] = wins ? [house, member] : [member, house]
  return { debit, credit, ...content(random), kind: wins ? 'win' : 'bet' }
}

/** Two members or two of the house. */
function pairOf({ random }: World, members: readonly string[], houses: readonly string[]): Transfer {
  const from = random.chance(0.9) ? members : houses
  const debit = random.pick(from)
  const credit = random.pick(from.filter((account) => account !== debit))
  return { debit, credit, ...content(random), kind: 'transfer_out' }
}

/** The same once more, or the same key with something else: of the same member, so that the order is known. */
function again({ random }: World, old: Transfer): Transfer {
  switch (random.below(6)) {
    case 0:
      return { ...old, amount: amount(old.amount + 1n) }
    case 1:
      return { ...old, reference: random.uuid() }
    case 2:
      return { ...old, memo: `${old.memo ?? ''}+` }
    default:
      return old
  }
}

function content(random: SeededRandom): Pick<Transfer, 'key' | 'amount' | 'reference' | 'memo'> {
  const made = { key: random.uuid(), amount: someAmount(random, 0), reference: random.uuid() }
  return random.chance(0.2) ? { ...made, memo: random.pick(['', 'ทดสอบ', '{"a", null}', '\\', 'line\nbreak']) } : made
}

/** Small mostly, so that balances hover where refusals happen. */
const someAmount = (random: SeededRandom, least: number): Amount =>
  amount(BigInt(least + random.below(random.chance(0.1) ? 1_000_000 : 30_000)))

function remember({ past, random }: World, transfer: Transfer): void {
  if (past.length < PAST_MAX) past.push(transfer)
  else past[random.below(PAST_MAX)] = transfer
}

type Answered = { asked: Transfer; heard: Expected; expected: Expected; cut?: boolean }

/** After a cut the batcher asks again, and may hear of its own first try. */
function agree({ seen }: World, { asked, heard, expected, cut }: Answered): void {
  const told = cut && 'replayed' in heard && 'replayed' in expected ? { ...heard, replayed: expected.replayed } : heard
  if (!isDeepStrictEqual(told, expected)) throw new Disagreement(asked, heard, expected)
  count(seen, `${expected.outcome}${'replayed' in expected && expected.replayed ? ' again' : ''}`)
}

const count = (seen: Map<string, number>, what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)

class Disagreement extends Error {
  constructor(asked: unknown, heard: unknown, expected: unknown) {
    const write = (value: unknown) => JSON.stringify(value, (_, it) => (typeof it === 'bigint' ? String(it) : it))
    super(`asked ${write(asked)}: heard ${write(heard)}, expected ${write(expected)}`)
  }
}

async function compareBalances({ books, model }: World): Promise<void> {
  const { rows } = await books.pool.query(
    `select account.id, account_balance.balance, account.sequence
       from ledger.account join ledger.account_balance using (id) where account.id = any ($1::bigint[])`,
    [[...model.accounts.keys()]],
  )
  if (rows.length !== model.accounts.size) throw new Error(`${rows.length} accounts, not ${model.accounts.size}`)
  for (const { id, balance, sequence } of rows) {
    const expected = model.accounts.get(String(id))
    const changes = expected?.guarded ? expected.changes : 0
    if (BigInt(balance) !== expected?.balance || sequence !== changes) {
      throw new Disagreement(`account ${id}`, { balance, sequence }, expected)
    }
  }
}
