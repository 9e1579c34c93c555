import * as contract from '@sanuk/contracts/operators'
import { PLATFORM_POWERS, type Power } from '@sanuk/contracts/powers'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Operators } from './index.ts'

type Needs = {
  readonly operators: Operators
  /** The id of the installation's own brand. */
  readonly homeBrand: () => Promise<string | null>
}

/** How operators sign in, and their own account. */
export function operatorsOfficeRoutes(serve: Serve, { operators, homeBrand }: Needs): void {
  serve(contract.operatorLogin, ({ body, brand, address }) => operators.signIn.begin(body, { brand, address }))

  const { method, path } = contract.operatorProof
  serve(contract.operatorProof, ({ body, address }) =>
    operators.signIn.finish(body, { address, call: `${method} ${path}` }),
  )

  serve(contract.operatorLogout, async ({ caller }) => {
    await operators.signOut(caller.session)
    return {}
  })

  serve(contract.operatorInfo, async ({ caller, brand }) => {
    const operator = await operators.find(caller.id)
    if (!operator) throw new Refusal('login_required')
    const { id, username, name, role, passwordTemporary } = operator
    const { recoveryCodes } = await operators.factorsOf(id)
    const isHome = brand.id === (await homeBrand())
    const counts = (power: Power) => isHome || !PLATFORM_POWERS.has(power)
    return {
      id,
      username,
      name,
      passwordTemporary,
      recoveryCodes,
      brand: brand.name,
      role: role.name,
      powers: [...caller.powers].filter(counts),
      withheld: [...role.powers.difference(operator.powers)].filter(counts),
      decidesFrom: [...caller.decidesFrom].map(([power, from]) => ({ power, from: from.toISOString() })),
    }
  })

  serve(contract.changeOperatorPassword, async ({ caller, brand, body }) => {
    await operators.ownAccount.changePassword(caller, brand, body)
    return {}
  })

  serve(contract.renewOperatorCodes, async ({ caller, brand, body }) => ({
    recoveryCodes: await operators.ownAccount.renewCodes(caller, brand.id, body.code),
  }))
}
