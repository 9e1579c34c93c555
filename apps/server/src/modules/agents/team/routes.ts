import { agentMemberRounds, agentOverview, agentTeam } from '@sanuk/contracts/agent-centre'
import { setMemberRemark } from '@sanuk/contracts/agent-members'
import { agentProfit } from '@sanuk/contracts/agent-profit'
import { dayRange } from '#platform/day-range'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Team } from './index.ts'

/** No brand is older. An overview also reads as many days before `from`, and those must be days of the calendar, too. */
const FIRST_DAY = '1900-01-01'

export function teamRoutes(serve: Serve, { team }: { readonly team: Team }): void {
  serve(agentOverview, ({ caller, brand, query }) => {
    const { scope, from, to } = query
    demandKnown('from', from)
    // Refuses what is backwards or too long.
    dayRange(query, brand.timeZone)
    return team.overview({ brand: brand.id, agent: caller.id, scope, from, to })
  })

  serve(agentProfit, ({ caller, brand, query }) => {
    demandKnown('from', query.from)
    dayRange(query, brand.timeZone)
    return team.profit({ brand: brand.id, agent: caller.id, ...query })
  })

  serve(agentTeam, ({ caller, brand, query }) => {
    const { parent, search, cursor } = query
    return team.list({ brand: brand.id, agent: caller.id, parent, search, cursor })
  })

  serve(agentMemberRounds, ({ caller, brand, params, query }) => {
    const { day, cursor } = query
    demandKnown('day', day)
    return team.memberRounds({ brand: brand.id, agent: caller.id, member: params.id, day, cursor })
  })

  serve(setMemberRemark, async ({ caller, brand, params, body }) => {
    await team.setRemark({ brand: brand.id, agent: caller.id, member: params.id, remark: body.remark })
    return {}
  })
}

function demandKnown(field: string, day: string): void {
  if (day < FIRST_DAY) throw new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })
}
