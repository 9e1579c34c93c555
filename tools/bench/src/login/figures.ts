import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '@node-rs/argon2'
import { type Figure, median, short } from '../figure.ts'
import { startPlatform } from '../seamless/platform.ts'
import { ARGON2, gatherCrowd, PASSWORD, type Person } from './crowd.ts'
import { bareRate, prepareFlood } from './flood.ts'
import { stuffed, toldByTime } from './guessing.ts'
import type { Felt } from './probe.ts'
import { addressIn, signIn } from './visitor.ts'

const run = promisify(execFile)

const SECONDS = 5
const RUNS = 5

/** More than any machine checks passwords within a second. */
const PER_SECOND = 150 * availableParallelism()

type Series = Record<'rate' | 'strange' | 'bare' | 'status' | 'balance' | 'quietStatus' | 'quietBalance', number[]>

/**
 * Signing in over HTTP by a platform as it runs, with the load generator on the same machine, beside the passwords that
 * the machine checks when it does nothing else; and what other calls feel of it. People come from browsers that they
 * are known from, as they do on most days, and, as a figure of its own, from new ones, of which each is written a letter.
 * A human check costs one guess here, and is worked for before the clock starts: that is the visitors' time and not ours.
 */
export async function* loginFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const crowd = await gatherCrowd(urls.owner)
  const platform = await startPlatform(urls.server, { SANUK_HUMAN_CHECK_GUESSES: '1' })
  const origin = platform.address
  try {
    const known = await signIn(origin, { username: 'demo', password: PASSWORD, from: addressIn(700) })
    yield* figuresOf(await floods(origin, crowd.people, known.body.value.token))
    yield told(await toldByTime(origin, crowd))
    yield lookedAt(await stuffed(origin, crowd, PASSWORD))
  } finally {
    await platform.stop()
    await crowd.close()
  }
}

async function floods(origin: string, people: readonly Person[], token: string): Promise<Series> {
  const series: Series = { rate: [], strange: [], bare: [], status: [], balance: [], quietStatus: [], quietBalance: [] }
  const kept = await hash(PASSWORD, ARGON2)
  const strangers = people.map(({ username }) => ({ username, cookies: '' }))
  const prepare = (floods: number, people: readonly Person[]) =>
    prepareFlood(origin, { people, password: PASSWORD, count: floods * SECONDS * PER_SECOND })
  await (await prepare(1, people)).run(SECONDS)
  for (let at = 0; at < RUNS; at += 1) {
    const [flood, strange] = [await prepare(2, people), await prepare(1, strangers)]
    const quiet = await probe(origin, token)
    series.bare.push(await bareRate(kept, PASSWORD, SECONDS))
    series.rate.push(await flood.run(SECONDS))
    series.strange.push(await strange.run(SECONDS))
    const [felt] = await Promise.all([probe(origin, token), flood.run(SECONDS)])
    series.status.push(felt.status)
    series.balance.push(felt.balance)
    series.quietStatus.push(quiet.status)
    series.quietBalance.push(quiet.balance)
  }
  return series
}

const PROBE = join(import.meta.dirname, 'probe.ts')

/** What two cheap calls take meanwhile. */
async function probe(origin: string, token: string): Promise<Felt> {
  const { stdout } = await run(process.execPath, [PROBE, origin, token, String(SECONDS - 1)])
  return JSON.parse(stdout)
}

function figuresOf({ rate, strange, bare, status, balance, quietStatus, quietBalance }: Series): Figure[] {
  const beside = (
    about: Pick<Figure, 'name' | 'unit' | 'reference'>,
    values: number[],
    references: number[],
  ): Figure => {
    const [value, referenceValue] = [median(values), median(references)]
    return {
      ...about,
      value: short(value),
      referenceValue: short(referenceValue),
      ratio: short(value / referenceValue),
      runs: values.length,
    }
  }
  const reference = 'passwords/s of the same argon2id on all cores, in turn'
  const felt = { unit: 'ms, the slowest of a hundred while everybody signs in', reference: 'the same when nobody does' }
  return [
    beside({ name: 'login.rate', unit: 'sign-ins/s over HTTP', reference }, rate, bare),
    beside({ name: 'login.strange', unit: 'sign-ins/s from new browsers', reference }, strange, bare),
    beside({ name: 'login.status.p99', ...felt }, status, quietStatus),
    beside({ name: 'login.balance.p99', ...felt }, balance, quietBalance),
  ]
}

const told = (value: number): Figure => ({
  name: 'login.told',
  value: short(value),
  unit: 'how well the time of 2000 answers tells a name that exists',
  reference: 'not at all',
  referenceValue: 0.5,
  ratio: short(value / 0.5),
  runs: 1,
})

const lookedAt = (value: number): Figure => ({
  name: 'login.stuffing',
  value,
  unit: 'passwords looked at, of a leaked list; none opened an account',
  reference: 'passwords sent',
  referenceValue: 10_000,
  ratio: short(value / 10_000),
  runs: 1,
})
