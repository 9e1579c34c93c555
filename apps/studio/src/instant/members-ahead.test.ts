import { createHash } from 'node:crypto'
import { toDecimal } from '@sanuk/engines/exact/fraction'
import { plinkoEndings } from '@sanuk/engines/instant/plinko'
import { drawFrom } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { expect, test } from 'vitest'
import { playableGame } from '../games/games.ts'

const CHOICE = { rows: 8, risk: 'medium' } as const
const ROUNDS = 40
const MEMBERS = 5000

/** Standard deviations that chance leaves once in fifteen thousand runs; the seeds are fixed, so it is one run. */
const FAR = 4

/** How many tenths of a stake a round wins beyond its stake, each with its chance. */
const gains = plinkoEndings(CHOICE).map(({ won, chance }) => ({
  tenths: Number(toDecimal(won, 1)) * 10 - 10,
  chance: Number(toDecimal(chance, 15)),
}))

/** The chance to be ahead after so many rounds: the distribution of one round, folded with itself. */
function chanceAhead(rounds: number): number {
  let sums = new Map([[0, 1]])
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<number, number>()
    for (const [sum, weight] of sums) {
      for (const { tenths, chance } of gains) {
        const key = Math.round(sum + tenths)
        next.set(key, (next.get(key) ?? 0) + weight * chance)
      }
    }
    sums = next
  }
  return [...sums].reduce((share, [sum, weight]) => (sum > 0 ? share + weight : share), 0)
}

/** What a member's next round gains in tenths of a stake, given what he is ahead by. */
type NextGain = (member: number, round: number, ahead: number) => number

const gainBy = (clientSeed: string, nonce: number): number => {
  const serverSeed = createHash('sha256').update(`seed of ${clientSeed}`).digest('hex')
  const won = playableGame('bead-drop')?.play(CHOICE, [], drawFrom(seededBytes({ serverSeed, clientSeed, nonce }))).won
  return Math.round(Number(toDecimal(won ?? { over: 0n, under: 1n }, 4)) * 10) - 10
}
const fair: NextGain = (member, round) => gainBy(`member ${member}`, round)

/** Takes from who is ahead and gives to who is behind: what all of them get back hardly changes. */
const levelled: NextGain = (member, round, ahead) => {
  const [one, other] = [gainBy(`member ${member}`, round), gainBy(`member ${member} again`, round)]
  return ahead > 0 ? Math.min(one, other) : Math.max(one, other)
}

/** By how many standard deviations the share of members ahead is off. */
function offBy(next: NextGain): number {
  const chance = chanceAhead(ROUNDS)
  let ahead = 0
  for (let member = 0; member < MEMBERS; member += 1) {
    let sum = 0
    for (let round = 0; round < ROUNDS; round += 1) sum += next(member, round, sum)
    if (sum > 0) ahead += 1
  }
  return (ahead - chance * MEMBERS) / Math.sqrt(MEMBERS * chance * (1 - chance))
}

test('the share of members ahead after forty rounds matches the exact distribution', () => {
  expect(Math.abs(offBy(fair))).toBeLessThan(FAR)
})

test('the distribution check detects a game that levels members who are ahead or behind', {
  tags: ['slow'],
}, () => {
  expect(Math.abs(offBy(levelled))).toBeGreaterThan(FAR)
})
