import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorInfo, operatorLogin, operatorProof } from '@sanuk/contracts/operators'
import { openWire } from '@sanuk/wire/wire'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { appCode } from './app-code.fixture.ts'

export type Staff = 'operator' | 'supervisor'

const STEP_MS = 30_000

/** What journeys that run side by side know of a member of staff: the app's code of one time step is good once. */
type Shared = { readonly step: number; readonly token: string | null }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Does work while no other journey does any for the same person. */
async function alone<T>(
  { dataDirectory }: TestedPlatform,
  who: Staff,
  work: (known: Shared) => Promise<{ known: Shared; done: T }>,
): Promise<T> {
  const file = join(dataDirectory, `journeys-${who}.json`)
  const lock = `${file}.lock`
  const locked = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    )
  while (!(await locked())) await pause(50)
  try {
    const known: Shared = JSON.parse(await readFile(file, 'utf8').catch(() => '{"step":0,"token":null}'))
    const result = await work(known)
    await writeFile(file, JSON.stringify(result.known))
    return result.done
  } finally {
    await rmdir(lock)
  }
}

/**
 * The next time step whose code the office takes: this one or the one after it, or one that is waited for. The one before
 * is taken, too, but not for long enough on a busy machine.
 */
async function nextStep(last: number): Promise<number> {
  const now = () => Math.floor(Date.now() / STEP_MS)
  const step = Math.max(now(), last + 1)
  while (step > now() + 1) await pause(250)
  return step
}

/** Uses a code of the app that has not been used, before another journey uses a later one. */
export function withFreshCode(platform: TestedPlatform, who: Staff, use: (code: string) => Promise<void>) {
  return alone(platform, who, async ({ token, step: last }) => {
    const step = await nextStep(last)
    await use(appCode(platform.accounts[who].authenticator, step * STEP_MS))
    return { known: { step, token }, done: undefined }
  })
}

/** The token of a session that journeys share; a new one where the last has ended. */
export function officeToken(platform: TestedPlatform, who: Staff = 'operator'): Promise<string> {
  const { username, password, authenticator } = platform.accounts[who]
  const session: { token: string | null } = { token: null }
  const call = openWire({ origin: platform.origins.office, language: () => 'en', token: () => session.token })
  return alone(platform, who, async (known) => {
    session.token = known.token
    const goesOn =
      known.token !== null &&
      (await call(operatorInfo).then(
        () => true,
        () => false,
      ))
    if (goesOn && known.token) return { known, done: known.token }
    const { ticket } = await call(operatorLogin, { body: { username, password } })
    const step = await nextStep(known.step)
    const code = appCode(authenticator, step * STEP_MS)
    const { token } = await call(operatorProof, { body: { ticket, way: 'totp', code } })
    return { known: { step, token }, done: token }
  })
}
