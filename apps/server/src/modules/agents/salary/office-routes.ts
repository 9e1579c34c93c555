import * as contract from '@sanuk/contracts/office-agent-money'
import { add, writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Salary } from './index.ts'
import { stateOf } from './salary-state.ts'

type Needs = {
  readonly salary: Salary
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
}

/** What operators decide about agents' money, and what it comes to. */
export function salaryOfficeRoutes(serve: Serve, needs: Needs): void {
  rulesRoutes(serve, needs)
  listRoutes(serve, needs)
  contractRoutes(serve, needs)
}

function rulesRoutes(serve: Serve, { salary, approvals }: Needs): void {
  serve(contract.officeAgentMoney, async ({ brand }) => {
    const [list, today, waiting, days, figures] = await Promise.all([
      salary.listRules(brand.id),
      salary.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['salary.rules'], [brand.id]),
      salary.closedDays(brand.id),
      salary.figures(brand.id),
    ])
    return {
      list,
      today,
      proposal: waiting.get(brand.id)?.id ?? null,
      days: days.map(({ day, agents, valid, earned }) => {
        return { day, agents, valid: writeAmount(valid), earned: writeAmount(earned) }
      }),
      paid: writeAmount(figures.paid),
      waiting: writeAmount(figures.waiting),
    }
  })
  serve(contract.previewAgentMoney, async ({ brand, body }) => {
    const { from, to, agents, active, days } = await salary.preview(brand.id, body)
    return {
      from,
      to,
      agents,
      active,
      valid: writeAmount(add(...days.map(({ valid }) => valid))),
      earned: writeAmount(add(...days.map(({ earned }) => earned))),
      net: writeAmount(add(...days.map(({ net }) => net))),
      days: days.map(({ day, valid, earned, net }) => {
        return { day, valid: writeAmount(valid), earned: writeAmount(earned), net: writeAmount(net) }
      }),
    }
  })
  serve(contract.proposeAgentMoney, async ({ caller, brand, body }) => {
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'salary.rules',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}

function listRoutes(serve: Serve, { salary, findMembers, findByUsername }: Needs): void {
  serve(contract.listSalaries, async ({ brand, query: { search, agent, ...order } }) => {
    const wanted = agent ?? (await wantedMember(findByUsername, brand.id, search))
    const { list, nextCursor } = await salary.listDays(brand.id, wanted, readListQuery(order, brand))
    const names = await findMembers([...new Set(list.map((day) => day.agent))])
    return {
      list: list.map((day) => ({
        agent: { id: day.agent, username: names.get(day.agent)?.username ?? '' },
        day: day.day,
        state: stateOf(day),
        rate: day.rate,
        valid: writeAmount(day.valid),
        earned: writeAmount(day.earned),
        paid: writeAmount(day.paid),
        paidAt: day.paidAt?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}

function contractRoutes(serve: Serve, { salary, approvals }: Needs): void {
  serve(contract.readSalaryContract, async ({ brand, params }) => {
    const which = { brand: brand.id, agent: params.id }
    await salary.contracts.demandAgent(which)
    const [list, standing, waiting] = await Promise.all([
      salary.listContracts(params.id),
      salary.contracts.standing(which),
      approvals.waitingAbout(brand.id, ['salary.contract'], [params.id]),
    ])
    return {
      list: list.map(({ decidedAt, ...one }) => ({ ...one, decidedAt: decidedAt.toISOString() })),
      ...standing,
      proposal: waiting.get(params.id)?.id ?? null,
    }
  })
  serve(contract.proposeSalaryContract, async ({ caller, brand, params, body }) => {
    const { agent, details } = await salary.contracts.prepare({ brand: brand.id, agent: params.id }, body.rate)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'salary.contract',
      about: agent.username,
      subjectId: agent.id,
      details,
    })
    return { proposal: id }
  })
}
