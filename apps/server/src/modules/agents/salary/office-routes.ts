import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import * as contract from '@sanuk/contracts/office-agent-money'
import { add, writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow, WaitingAboutPart } from '#platform/capabilities/approval'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import { readListQuery, wantedMember } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Salary } from './index.ts'
import { stateOf } from './salary-state.ts'

type Needs = {
  readonly salary: Salary
  readonly approvals: ProposeAndShow & { readonly waitingAboutPart: WaitingAboutPart }
  readonly operatorNames: OperatorNames
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
}

/** What operators decide about agents' money, and what it comes to. */
export function salaryOfficeRoutes(serve: Serve, needs: Needs): void {
  rulesRoutes(serve, needs)
  listRoutes(serve, needs)
  contractRoutes(serve, needs)
  moveRoutes(serve, needs)
}

function rulesRoutes(serve: Serve, { salary, approvals }: Needs): void {
  serve(contract.officeAgentMoney, async ({ brand }) => {
    const [list, today, waiting, periods, figures, margins] = await Promise.all([
      salary.listRules(brand.id),
      salary.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['salary.rules'], [brand.id]),
      salary.closedPeriods(brand.id),
      salary.figures(brand.id),
      salary.margins.today(brand.id),
    ])
    return {
      list,
      today,
      proposal: waiting.get(brand.id)?.id ?? null,
      periods: periods.map(({ valid, earned, ...period }) => {
        return { ...period, valid: writeAmount(valid), earned: writeAmount(earned) }
      }),
      paid: writeAmount(figures.paid),
      waiting: writeAmount(figures.waiting),
      margins,
    }
  })
  serve(contract.previewAgentMoney, async ({ brand, body }) => {
    const [schemes, margins] = await Promise.all([
      salary.preview(brand.id, body),
      salary.margins.ofRules(brand.id, body),
    ])
    return {
      earned: writeAmount(add(...schemes.map(({ earned }) => earned))),
      schemes: schemes.map(({ scheme, from, to, agents, staked, valid, earned, net }) => {
        return {
          scheme,
          from,
          to,
          agents,
          staked: writeAmount(staked),
          valid: writeAmount(valid),
          earned: writeAmount(earned),
          net: writeAmount(net),
        }
      }),
      margins,
    }
  })
  serve(contract.proposeAgentMoney, async ({ caller, brand, body }) => {
    await salary.margins.demand(brand.id, body)
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
  serve(contract.listSalaries, async ({ brand, query: { search, agent, scheme, ...order } }) => {
    const wanted = agent ?? (await wantedMember(findByUsername, brand.id, search))
    const of = { brand: brand.id, agent: wanted, scheme: scheme ?? null }
    const { list, nextCursor } = await salary.listEarnings(of, readListQuery(order, brand))
    const names = await findMembers([...new Set(list.map((period) => period.agent))])
    return {
      list: list.map((period) => ({
        agent: { id: period.agent, username: names.get(period.agent)?.username ?? '' },
        scheme: period.scheme,
        day: period.firstDay,
        lastDay: period.lastDay,
        state: stateOf(period),
        tier: period.tier,
        rate: period.rate,
        valid: writeAmount(period.valid),
        active: period.active,
        earned: writeAmount(period.earned),
        paid: writeAmount(period.paid),
        paidAt: period.paidAt?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}

const CONTRACT = 'salary.contract'

function contractRoutes(serve: Serve, { salary, approvals, operatorNames }: Needs): void {
  const proposalAbout = async (brand: string, agent: string, scheme: AgentScheme) => {
    const waiting = await approvals.waitingAboutPart(brand, { kind: CONTRACT, subjectId: agent, part: scheme })
    if (!waiting) return null
    const { id, proposedBy, proposedAt } = waiting
    const names = await operatorNames([proposedBy])
    return { id, proposedBy: names.get(proposedBy) ?? '', proposedAt: proposedAt.toISOString() }
  }
  serve(contract.readSalaryContract, async ({ brand, params, query: { scheme } }) => {
    const which = { brand: brand.id, agent: params.id, scheme }
    await salary.contracts.demandAgent(which)
    const [list, { below, ...standing }, proposal] = await Promise.all([
      salary.listContracts(which),
      salary.contracts.standing(which),
      proposalAbout(brand.id, params.id, scheme),
    ])
    return {
      list: list.map(({ decidedAt, ...one }) => ({ ...one, decidedAt: decidedAt.toISOString() })),
      ...standing,
      below: below[0] ?? null,
      proposal,
    }
  })
  serve(contract.proposeSalaryContract, async ({ caller, brand, params, body }) => {
    const which = { brand: brand.id, agent: params.id, scheme: body.scheme }
    const { agent, details } = await salary.contracts.prepare(which, body.tiers)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: CONTRACT,
      about: agent.username,
      subjectId: agent.id,
      part: body.scheme,
      details,
    })
    return { proposal: id }
  })
}

function moveRoutes(serve: Serve, { salary, findByUsername }: Needs): void {
  serve(contract.contractsAfterMove, async ({ brand, params, query }) => {
    await salary.contracts.demandAgent({ brand: brand.id, agent: params.id })
    const target = query.to === undefined ? null : await findByUsername(brand.id, query.to)
    if (query.to !== undefined && !target) throw new Refusal('agent_unknown')
    return { list: await salary.contractsAfterMove({ brand: brand.id, agent: params.id, to: target?.id ?? null }) }
  })
}
