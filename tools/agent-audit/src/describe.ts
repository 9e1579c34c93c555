import type { BrandFound, SchemeFound } from './audit.ts'
import type { Difference } from './difference.ts'
import { readMoney, writeMoney } from './money.ts'

/** Usernames by the members' ids. */
type Names = ReadonlyMap<string, string>

/** What was found of a brand, line by line. */
export function describeBrand(found: BrandFound, names: Names): string[] {
  const { brand, currency, members, agents, schemes, windows, payments, paid, differences } = found
  const lines = schemes.map((one) => describeScheme(one, currency))
  const count = differences.length
  return [
    `${brand}: ${members} members, ${agents} agents; ${payments} payments of ${writeMoney(paid)} ${currency}; ${windows} windows`,
    ...(lines.length > 0 ? lines : ['  No period was closed.']),
    ...differences.map((one) => `✗ ${describeDifference(one, names)}`),
    count === 0
      ? `✓ ${brand}: nothing differs.`
      : `✗ ${brand}: ${count} ${count === 1 ? 'difference' : 'differences'}.`,
  ]
}

function describeScheme(found: SchemeFound, currency: string): string {
  const { scheme, periods, from, to, compared, waiting, valid, loss, earned } = found
  const ofLoss = loss === undefined ? '' : `loss ${writeMoney(loss)}, `
  const sums = `valid stake of teams ${writeMoney(valid)}, ${ofLoss}earned ${writeMoney(earned)} ${currency}`
  const rows = `${compared} ${loss === undefined ? 'salaries' : 'bills'}`
  const counted = periods > 0 ? [`${periods} periods from ${from} to ${to}, ${rows}; ${sums}`] : []
  const waits = waiting > 0 ? [`${waiting} periods are not compared: play of them waits to be counted`] : []
  return `  ${scheme}: ${[...counted, ...waits].join('; ')}`
}

/** One difference in a sentence: whose, which period, what is kept, what it should be, and of money how much it is off. */
export function describeDifference({ what, agent, scheme, day, kept, right }: Difference, names: Names): string {
  const whose = agent === undefined ? [] : [`${names.get(agent) ?? 'an unknown account'} (${agent})`]
  const named = (text: string): string => text.replaceAll(UUID, (id) => names.get(id) ?? id)
  const subject = [...whose, ...(scheme ? [scheme] : []), ...(day ? [day] : []), what].join(', ')
  return `${subject}: ${named(kept)} is kept, ${named(right)} is right${offBy(kept, right)}`
}

const MONEY = /^-?\d+\.\d{2,4}$/

function offBy(kept: string, right: string): string {
  if (!MONEY.test(kept) || !MONEY.test(right)) return ''
  const off = readMoney(kept) - readMoney(right)
  return `: ${writeMoney(off < 0n ? -off : off)} too ${off < 0n ? 'little' : 'much'}`
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids of all members whom differences name. */
export function namedIn(found: readonly BrandFound[]): string[] {
  const ids = found.flatMap(({ differences }) =>
    differences.flatMap(({ agent = '', kept, right }) => `${agent} ${kept} ${right}`.match(UUID) ?? []),
  )
  return [...new Set(ids)]
}

/** The same as JSON: amounts are decimal strings. */
export function writeFound(found: readonly BrandFound[]): string {
  return JSON.stringify(found, (_name, value) => (typeof value === 'bigint' ? writeMoney(value) : value), 2)
}
