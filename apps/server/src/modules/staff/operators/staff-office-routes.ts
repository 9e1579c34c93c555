import * as contract from '@sanuk/contracts/operators'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Clock } from '#platform/clock'
import type { Serve } from '#platform/serve'
import type { Operators } from './index.ts'
import type { Operator } from './store/operators.ts'

type Needs = {
  readonly operators: Operators
  readonly approvals: ProposeAndShow
  readonly clock: Clock
}

/** Operators and roles looked after by operators; what gives sensitive powers goes to a second person. */
export function staffOfficeRoutes(serve: Serve, needs: Needs): void {
  serveStaff(serve, needs)
  serveRoles(serve, needs)
}

function serveStaff(serve: Serve, { operators, approvals, clock }: Needs): void {
  const { staff, factorsOf, firstHalf } = operators

  serve(contract.listOperators, async ({ brand }) => {
    const list = await staff.list(brand.id)
    const ids = list.map(({ id }) => id)
    const waiting = await approvals.waitingAbout(brand.id, ['operators.change', 'operators.reset'], ids)
    const rowOf = async (operator: (typeof list)[number]) => {
      const { id, username, name, role, powers, passwordTemporary, madeAt, seenAt, closedAt } = operator
      return {
        id,
        username,
        name,
        role: { id: role.id, name: role.name },
        passwordTemporary,
        hasAuthenticator: (await factorsOf(id)).since !== null,
        withheld: !role.powers.isSubsetOf(powers),
        decidesFrom: lastOf(operator, clock())?.toISOString() ?? null,
        proposed: waiting.has(id),
        madeAt: madeAt.toISOString(),
        lastSeenAt: seenAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
      }
    }
    return { list: await Promise.all(list.map(rowOf)) }
  })

  serve(contract.addOperator, async ({ caller, brand, body }) => {
    const outcome = await staff.add(caller, brand.id, body)
    if ('done' in outcome) return { result: 'done' as const, ...outcome.done }
    const { id } = await approvals.propose(caller, brand.id, outcome.proposal)
    return { result: 'proposed' as const, firstHalf: firstHalf(id) }
  })

  serve(contract.changeOperator, async ({ caller, brand, params, body }) => {
    const outcome = await staff.change(caller, brand.id, { ...body, id: params.id })
    if ('done' in outcome) return { result: 'done' as const }
    await approvals.propose(caller, brand.id, outcome.proposal)
    return { result: 'proposed' as const }
  })

  serve(contract.resetOperator, async ({ caller, brand, params }) => {
    const outcome = await staff.reset(caller, brand.id, params.id)
    if ('done' in outcome) return { result: 'done' as const, ...outcome.done }
    const { id } = await approvals.propose(caller, brand.id, outcome.proposal)
    return { result: 'proposed' as const, firstHalf: firstHalf(id) }
  })
}

/** When the last of somebody's powers to decide can be used, where that is still to come. */
function lastOf({ powers, decidesFrom }: Pick<Operator, 'powers' | 'decidesFrom'>, now: Date): Date | null {
  const toCome = [...decidesFrom].filter(([power, from]) => powers.has(power) && from > now)
  return toCome.map(([, from]) => from).reduce<Date | null>((last, from) => (last && last > from ? last : from), null)
}

function serveRoles(serve: Serve, { operators: { roles }, approvals }: Needs): void {
  serve(contract.listRoles, async ({ brand }) => {
    const list = await roles.list(brand.id)
    const ids = list.map(({ id }) => id)
    const waiting = await approvals.waitingAbout(brand.id, ['operators.role'], ids)
    return { list: list.map((role) => ({ ...role, powers: [...role.powers], proposed: waiting.has(role.id) })) }
  })

  serve(contract.addRole, ({ caller, brand, body }) => roles.add(caller, brand.id, body))

  serve(contract.changeRole, async ({ caller, brand, params, body }) => {
    const outcome = await roles.change(caller, brand.id, { ...body, id: params.id })
    if ('done' in outcome) return { result: 'done' as const }
    await approvals.propose(caller, brand.id, outcome.proposal)
    return { result: 'proposed' as const }
  })

  serve(contract.removeRole, async ({ caller, brand, params }) => {
    await roles.remove(caller, brand.id, params.id)
    return {}
  })
}
