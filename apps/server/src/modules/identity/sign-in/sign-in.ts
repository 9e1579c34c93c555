import type { login, SignInOutcome } from '@sanuk/contracts/identity'
import type { InputOf } from '@sanuk/contracts/route'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Members } from '../../members/index.ts'
import type { Credentials } from '../store/credentials.ts'
import type { Devices } from './devices.ts'
import type { LetIn } from './let-in.ts'
import type { Remembered } from './remembered.ts'
import type { Visit } from './visit.ts'

type Needs = {
  readonly members: Pick<Members, 'find' | 'findByUsername'>
  readonly credentials: Credentials
  readonly devices: Devices
  readonly remembered: Remembered
  readonly letIn: LetIn
}

/** What a browser sends to sign in, of one type or another. */
export type Wish = InputOf<typeof login>['body']
type ByType<T extends Wish['type']> = Extract<Wish, { type: T }>

/**
 * Signs a member in by whatever they bring. Refuses with `incorrect_credentials`, in the same time and words whichever
 * part is wrong, and with `function_off` for a way that the brand has not switched on.
 */
export function createSignIn(needs: Needs) {
  const { members, credentials, devices, remembered, letIn } = needs

  const byPassword = async (wish: ByType<'username'>, visit: Visit): Promise<SignInOutcome> => {
    const member = await members.findByUsername(visit.brand.id, wish.username.trim())
    const credential = member && (await credentials.find(member.id))
    const matches = await isPassword(wish.password, credential?.passwordHash ?? null)
    if (!member || !credential || !matches) throw new Refusal('incorrect_credentials')
    return letIn(member, { way: 'password', proved: false, remember: wish.remember }, visit)
  }

  const byMemory = async (wish: ByType<'remembered'>, visit: Visit): Promise<SignInOutcome> => {
    const id = await remembered.use(wish.username.trim(), visit, devices.hashOf(visit))
    const member = await members.find(id)
    if (!member) throw new Refusal('incorrect_credentials')
    // Its secret was exchanged for a new one just now: there is nothing more to keep.
    return letIn(member, { way: 'remembered', proved: false, remember: false }, visit)
  }

  return (wish: Wish, visit: Visit): Promise<SignInOutcome> => {
    switch (wish.type) {
      case 'username':
        return byPassword(wish, visit)
      case 'remembered':
        return byMemory(wish, visit)
      case 'sms':
        throw new Refusal('function_off')
    }
  }
}
