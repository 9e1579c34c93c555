import { randomUUID } from 'node:crypto'
import type { CaptchaAnswer } from '@sanuk/contracts/guard'
import type { SignInOutcome } from '@sanuk/contracts/identity'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { usernameKey } from '#platform/username-key'
import type { Guard } from '../../guard/index.ts'
import type { Members } from '../../members/index.ts'
import type { createReadAcquaintance } from '../store/acquaintances.ts'
import type { Devices } from './devices.ts'
import type { LetIn } from './let-in.ts'
import type { Visit } from './visit.ts'

export type ByPassword = {
  readonly members: Pick<Members, 'findByUsername'>
  readonly readAcquaintance: ReturnType<typeof createReadAcquaintance>
  readonly devices: Devices
  readonly letIn: LetIn
  readonly guard: Pick<Guard, 'attempts' | 'captcha'>
}

type PasswordWish = {
  readonly username: string
  readonly password: string
  readonly remember: boolean
  readonly captcha?: CaptchaAnswer | undefined
}

/** Nobody's: what belongs to nobody is looked up as what belongs to somebody is, so that it takes as long. */
const NOBODY = randomUUID()

/** Signs in by username and password: every try is counted before the password is looked at. */
export function createByPassword({ members, readAcquaintance, devices, letIn, guard }: ByPassword) {
  return async (wish: PasswordWish, visit: Visit): Promise<SignInOutcome> => {
    const username = wish.username.trim()
    const member = await members.findByUsername(visit.brand.id, username)
    const id = member?.id ?? NOBODY
    const browser = devices.hashOf(visit)
    const known = await readAcquaintance(id, browser)
    const attempt = {
      ...{ brand: visit.brand.id, account: usernameKey(username), address: visit.address },
      ...{ device: browser?.toString('base64') ?? null, deviceTrusted: known.acquaintance.known !== null },
    }
    const { captcha } = await guard.attempts.before(attempt)
    if (captcha) await guard.captcha.spend(visit.brand.id, wish.captcha)
    const matches = await isPassword(wish.password, known.credential?.passwordHash ?? null)
    // Whoever tries again is told beforehand what that will need.
    if (!member || !matches) throw new Refusal('incorrect_credentials', { value: await guard.attempts.failed(attempt) })
    await guard.attempts.succeeded(attempt)
    return letIn(member, { way: 'password', proved: false, remember: wish.remember, ...known }, visit)
  }
}
