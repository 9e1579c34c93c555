import type { JudgeGuess } from '#platform/capabilities/budgets'
import type { Member } from '#platform/capabilities/member'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Credentials } from './store/credentials.ts'

type Needs = { readonly credentials: Credentials; readonly budgets: { readonly judge: JudgeGuess } }

/** Wrong passwords of somebody who is signed in already: whoever took over a session must not guess the password by it. */
const BUDGET = { name: 'own password', limit: 5, seconds: 15 * 60 }

export type DemandOwnPassword = ReturnType<typeof createDemandOwnPassword>

/**
 * Demands a signed-in member's present password and answers its hash. Refuses with `incorrect_credentials` beside the
 * field it stands in, and with `too_many_requests`. Right ones are not counted (`guard/budgets.ts`, `judge`).
 */
export function createDemandOwnPassword({ credentials, budgets }: Needs) {
  return async (
    { id, brand }: Pick<Member, 'id' | 'brand'>,
    password: string,
    field: string,
  ): Promise<string | null> => {
    const kept = (await credentials.find(id))?.passwordHash ?? null
    if (!(await budgets.judge(brand, { ...BUDGET, subject: id }, () => isPassword(password, kept)))) {
      throw new Refusal('incorrect_credentials', { fields: [{ field, word: 'field.password_wrong' }] })
    }
    return kept
  }
}
