import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Guard } from '../guard/index.ts'
import type { Member } from '../members/index.ts'
import type { Credentials } from './store/credentials.ts'

type Needs = { readonly credentials: Credentials; readonly budgets: Pick<Guard['budgets'], 'demand' | 'giveBack'> }

/** Wrong passwords of somebody who is signed in already: whoever took over a session must not guess the password by it. */
const BUDGET = { name: 'own password', limit: 5, seconds: 15 * 60 }

export type DemandOwnPassword = ReturnType<typeof createDemandOwnPassword>

/**
 * Demands a signed-in member's present password and answers its hash. Refuses with `incorrect_credentials` beside the
 * field it stands in, and with `too_many_requests`. A try is counted before it is judged.
 */
export function createDemandOwnPassword({ credentials, budgets }: Needs) {
  return async ({ id, brand }: Member, password: string, field: string): Promise<string | null> => {
    const tries = [{ ...BUDGET, subject: id }]
    await budgets.demand(brand, tries)
    const kept = (await credentials.find(id))?.passwordHash ?? null
    if (!(await isPassword(password, kept))) {
      throw new Refusal('incorrect_credentials', { fields: [{ field, word: 'field.password_wrong' }] })
    }
    await budgets.giveBack(brand, tries)
    return kept
  }
}
