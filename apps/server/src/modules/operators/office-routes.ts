import * as contract from '@sanuk/contracts/operators'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Operators } from './index.ts'

type Needs = { readonly operators: Operators }

export function operatorsOfficeRoutes(serve: Serve, { operators }: Needs): void {
  serveSession(serve, operators)
  serveStaff(serve, operators)
  serveRoles(serve, operators.roles)
}

function serveSession(serve: Serve, operators: Operators): void {
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
    return {
      ...{ id, username, name, passwordTemporary, recoveryCodes },
      ...{ brand: brand.name, role: role.name, powers: [...caller.powers] },
    }
  })

  serve(contract.changeOperatorPassword, async ({ caller, brand, body }) => {
    await operators.ownAccount.changePassword(caller, brand.id, body)
    return {}
  })

  serve(contract.renewOperatorCodes, async ({ caller, brand, body }) => ({
    recoveryCodes: await operators.ownAccount.renewCodes(caller, brand.id, body.code),
  }))
}

function serveStaff(serve: Serve, { staff, factorsOf }: Operators): void {
  serve(contract.listOperators, async ({ brand }) => {
    const list = await staff.list(brand.id)
    return {
      list: await Promise.all(
        list.map(async ({ id, username, name, role, passwordTemporary, madeAt, seenAt, closedAt }) => ({
          ...{ id, username, name, role, passwordTemporary },
          hasAuthenticator: (await factorsOf(id)).since !== null,
          madeAt: madeAt.toISOString(),
          lastSeenAt: seenAt?.toISOString() ?? null,
          closedAt: closedAt?.toISOString() ?? null,
        })),
      ),
    }
  })

  serve(contract.addOperator, ({ caller, brand, body }) => staff.add(caller, brand.id, body))

  serve(contract.changeOperator, async ({ caller, brand, params, body }) => {
    await staff.change(caller, brand.id, { ...body, id: params.id })
    return {}
  })

  serve(contract.resetOperator, ({ caller, brand, params }) => staff.reset(caller, brand.id, params.id))
}

function serveRoles(serve: Serve, roles: Operators['roles']): void {
  serve(contract.listRoles, async ({ brand }) => ({
    list: (await roles.list(brand.id)).map((role) => ({ ...role, powers: [...role.powers] })),
  }))

  serve(contract.addRole, ({ caller, brand, body }) => roles.add(caller, brand.id, body))

  serve(contract.changeRole, async ({ caller, brand, params, body }) => {
    await roles.change(caller, brand.id, { ...body, id: params.id })
    return {}
  })

  serve(contract.removeRole, async ({ caller, brand, params }) => {
    await roles.remove(caller, brand.id, params.id)
    return {}
  })
}
