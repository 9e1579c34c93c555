import { operatorInfo, operatorLogin, operatorLogout } from '@sanuk/contracts/office'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Operators } from './index.ts'

export function operatorsOfficeRoutes(serve: Serve, { operators }: { readonly operators: Operators }): void {
  serve(operatorLogin, async ({ body, brand, address }) => ({
    token: await operators.signIn(body, { brand: brand.id, address }),
  }))

  serve(operatorLogout, async ({ caller }) => {
    await operators.signOut(caller.session)
    return {}
  })

  serve(operatorInfo, async ({ caller, brand }) => {
    const operator = await operators.find(caller.id)
    if (!operator) throw new Refusal('login_required')
    return { id: operator.id, username: operator.username, name: operator.name, brand: brand.name }
  })
}
