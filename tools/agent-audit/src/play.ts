import type pg from 'pg'
import { type Day, writeDay } from './calendar.ts'
import { NOBODY, type People } from './people.ts'
import type { Rules } from './rules.ts'
import { streamRows, textOf } from './stream-rows.ts'
import type { Tree } from './tree.ts'

/** What those who belong to agents played on a business day, in the order of their numbers. */
export type PlayedDay = {
  readonly day: Day
  readonly members: Int32Array
  /** To whom each belongs. */
  readonly homes: Int32Array
  /** All valid stake: what accounts are active by, and what counts in dividends. */
  readonly valid: BigInt64Array
  /** What counts of it toward salaries by the weights of categories, rounded down once. */
  readonly weighed: BigInt64Array
  /** What was staked less what was won; negative where they won. */
  readonly lost: BigInt64Array
}

type Parts = {
  readonly brand: string
  readonly currency: string
  readonly timeZone: string
  readonly dayOf: (seconds: number) => Day
  readonly people: People
  readonly tree: Tree
  readonly rules: Pick<Rules, 'weight'>
}

/** Games in which all of the stake counts. */
const ALL_COUNTS = new Set(['RNG', 'FISH', 'LOTT', 'ELOTT'])

type Settled = {
  readonly gameType: string
  readonly stake: bigint
  readonly win: bigint
  /** What whoever settled it said that counts. */
  readonly given: bigint | null
}

/** What of a settled round's stake counts: what was given, all of it, or what was at risk. */
export function validOf({ gameType, stake, win, given }: Settled): bigint {
  const least = (one: bigint): bigint => (one < stake ? one : stake)
  if (given !== null) return least(given)
  return ALL_COUNTS.has(gameType) ? stake : least(win > stake ? win - stake : stake - win)
}

/** The play of each day from one to another, both included, also of days without any. Rounds are read once. */
export async function* readPlay(
  client: pg.ClientBase,
  parts: Parts,
  { from, to }: { readonly from: Day; readonly to: Day },
): AsyncGenerator<PlayedDay, void> {
  const { people, dayOf, rules } = parts
  const valid = new BigInt64Array(people.ids.length)
  const hundredfold = new BigInt64Array(people.ids.length)
  const lost = new BigInt64Array(people.ids.length)
  const seen = new Uint8Array(people.ids.length)
  const endDay = (day: Day): PlayedDay => {
    const played = packDay({ day, valid, hundredfold, lost, seen }, parts)
    valid.fill(0n)
    hundredfold.fill(0n)
    lost.fill(0n)
    seen.fill(0)
    return played
  }
  const rows = streamRows(
    client,
    `select member, floor(extract(epoch from settled_at)), game_type, stake, win, valid_stake from wagers.round
      where brand = $1 and currency = $2 and state in ('settled', 'resettled')
        and settled_at >= $3::timestamp at time zone $5 and settled_at < $4::timestamp at time zone $5
      order by settled_at`,
    [parts.brand, parts.currency, writeDay(from), writeDay(to + 1), parts.timeZone],
  )
  let today = from
  for await (const [member, settledAt, gameType, stake, win, given = null] of rows) {
    for (const day = dayOf(Number(settledAt)); today < day; today += 1) yield endDay(today)
    const number = people.numberOf(textOf(member))
    if (number === NOBODY) continue
    const round = { gameType: textOf(gameType), stake: BigInt(textOf(stake)), win: BigInt(textOf(win)) }
    const own = validOf({ ...round, given: given === null ? null : BigInt(given) })
    valid[number] = (valid[number] ?? 0n) + own
    hundredfold[number] = (hundredfold[number] ?? 0n) + own * rules.weight(round.gameType, today)
    lost[number] = (lost[number] ?? 0n) + round.stake - round.win
    seen[number] = 1
  }
  for (; today <= to; today += 1) yield endDay(today)
}

type Sums = {
  readonly day: Day
  readonly valid: BigInt64Array
  /** What counts by weights in per cent, before it is divided by 100. */
  readonly hundredfold: BigInt64Array
  readonly lost: BigInt64Array
  readonly seen: Uint8Array
}

/** Leaves out who did not play, and whom no agent leads. */
function packDay({ day, valid, hundredfold, lost, seen }: Sums, { tree }: Parts): PlayedDay {
  const homes = new Int32Array(seen.length)
  for (let member = seen.indexOf(1); member >= 0; member = seen.indexOf(1, member + 1)) {
    homes[member] = tree.homeOf(member, day)
  }
  const members = Int32Array.from(seen.keys()).filter((member) => seen[member] === 1 && homes[member] !== NOBODY)
  return {
    day,
    members,
    homes: members.map((member) => homes[member] ?? NOBODY),
    valid: BigInt64Array.from(members, (member) => valid[member] ?? 0n),
    weighed: BigInt64Array.from(members, (member) => (hundredfold[member] ?? 0n) / 100n),
    lost: BigInt64Array.from(members, (member) => lost[member] ?? 0n),
  }
}
