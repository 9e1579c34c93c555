import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import type { Person } from './crowd.ts'
import { addressIn, prepareSignIn, send } from './visitor.ts'

/** Who sign in at once: more than the platform hashes at once, fewer than it lets wait. */
const AT_ONCE = 32

export type Flood = {
  /** Sign-ins a second. Throws where one was refused, or there were not enough of them. */
  run(seconds: number): Promise<number>
}

/** Prepares sign-ins of different people from different networks, all of them right. */
export async function prepareFlood(
  origin: string,
  { people, password, count }: { people: readonly Person[]; password: string; count: number },
): Promise<Flood> {
  const ready: Awaited<ReturnType<typeof prepareSignIn>>[] = []
  let begun = 0
  const prepare = async () => {
    while (begun < count) {
      const person = people[begun % people.length]
      if (!person) throw new Error('there is nobody to sign in')
      begun += 1
      ready.push(await prepareSignIn(origin, { ...person, password, from: addressIn(begun % 500) }))
    }
  }
  await Promise.all(Array.from({ length: 8 }, prepare))
  return {
    run: async (seconds) => {
      const began = performance.now()
      const until = began + seconds * 1000
      let done = 0
      const keepOn = async () => {
        while (performance.now() < until) {
          const next = ready.pop()
          if (!next) throw new Error('there were not enough sign-ins')
          const { status, body } = await send(origin, next)
          if (status !== 200 || body.value.outcome !== 'signed_in') throw new Error(`a sign-in was answered ${status}`)
          done += 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, keepOn))
      return done / ((performance.now() - began) / 1000)
    },
  }
}

/** How many passwords a second this machine checks when it does nothing else, on all of its cores. */
export async function bareRate(kept: string, password: string, seconds: number): Promise<number> {
  const began = performance.now()
  let done = 0
  const keepOn = async () => {
    while (performance.now() < began + seconds * 1000) {
      await verify(kept, password)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, keepOn))
  return done / ((performance.now() - began) / 1000)
}
