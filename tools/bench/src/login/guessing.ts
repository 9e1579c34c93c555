import { randomInt } from 'node:crypto'
import type { Crowd } from './crowd.ts'
import { addressIn, signIn } from './visitor.ts'

const TRIES = 2_000
const GUESSES = 10_000

/** Tries after which a brand has seen more failures than mistyped passwords, and begins to ask everybody for a picture. */
const CALM_FOR = 400

const nameIn = ({ people }: Crowd, at: number): string => people[at % people.length]?.username ?? ''

/**
 * How well the time of an answer tells whether there is such an account, over two thousand wrong passwords: 0.5 is not
 * at all, 1 or 0 every time (the area under the ROC curve, as the Mann–Whitney statistic).
 */
export async function toldByTime(origin: string, crowd: Crowd): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let at = 0; at < TRIES; at += 1) {
    if (at % CALM_FOR === 0) await crowd.calmDown()
    const kind = randomInt(2) === 0 ? 'known' : 'unknown'
    const username = kind === 'known' ? nameIn(crowd, at) : `nobody${at}`
    const { status, tookMs } = await signIn(origin, { username, password: 'a wrong one', from: addressIn(at) })
    if (status !== 401) throw new Error(`a wrong password was answered ${status}`)
    times[kind].push(tookMs)
  }
  const later = times.known.reduce((sum, one) => sum + times.unknown.filter((other) => one > other).length, 0)
  return later / (times.known.length * times.unknown.length)
}

/**
 * Ten thousand passwords from a leaked list, from two thousand networks, one in ten of them for one member. Answers how
 * many were looked at. Throws where one opened an account, or the member cannot sign in from where they are known.
 */
export async function stuffed(origin: string, crowd: Crowd, password: string): Promise<number> {
  await crowd.calmDown()
  const owner = { username: nameIn(crowd, 0), password, from: addressIn(1) }
  const { cookies } = await signIn(origin, owner)
  const statuses = new Map<number, number>()
  let tried = 0
  const keepOn = async () => {
    while (tried < GUESSES) {
      tried += 1
      const username = tried % 10 === 0 ? owner.username : nameIn(crowd, tried)
      const wish = { username, password: `leaked ${tried}`, from: addressIn(tried % 2_000) }
      const { status } = await signIn(origin, wish)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, keepOn))
  if (statuses.has(200)) throw new Error('a guess opened an account')
  const { status } = await signIn(origin, { ...owner, cookies })
  if (status !== 200) throw new Error(`the owner was answered ${status}`)
  return statuses.get(401) ?? 0
}
