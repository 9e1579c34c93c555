import type { CaptchaAnswer } from '@sanuk/contracts/guard'
import type { SignInOutcome } from '@sanuk/contracts/identity'
import type { Visit } from '#platform/capabilities/visit'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { usernameKey } from '#platform/username-key'
import type { Guard } from '../../guard/index.ts'
import type { createArrive } from '../store/arrivals.ts'
import type { Devices } from './devices.ts'
import type { LetIn } from './let-in.ts'

export type ByPassword = {
  readonly arrive: ReturnType<typeof createArrive>
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

/** Signs in by username and password: every try is counted before the password is looked at. */
export function createByPassword({ arrive, devices, letIn, guard }: ByPassword) {
  return async (wish: PasswordWish, visit: Visit): Promise<SignInOutcome> => {
    const [username, brand, browser] = [wish.username.trim(), visit.brand.id, devices.hashOf(visit)]
    const attempt = await guard.attempts.beforeWithin({
      brand,
      account: usernameKey(username),
      address: visit.address,
      device: browser?.toString('base64') ?? null,
    })
    const { member, captcha, ...known } = await arrive({ brand, username, browser, attempt })
    if (captcha) await guard.captcha.spend(brand, wish.captcha)
    const matches = await isPassword(wish.password, known.credential?.passwordHash ?? null)
    // Whoever tries again is told beforehand what that will need.
    if (!member || !matches) {
      const deviceTrusted = known.acquaintance.known !== null
      throw new Refusal('incorrect_credentials', { value: await guard.attempts.failed({ brand, deviceTrusted }) })
    }
    const said = { way: 'password', proved: false, remember: wish.remember } as const
    return letIn(member, { ...said, ...known, attempt }, visit)
  }
}
