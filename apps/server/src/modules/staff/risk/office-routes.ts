import * as contract from '@sanuk/contracts/office-risk'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { FlagRecord, NoteRecord, Risk } from './index.ts'

type Needs = {
  readonly risk: Risk
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
  readonly operatorNames: OperatorNames
}

export function riskOfficeRoutes(serve: Serve, { risk, findMembers, findByUsername, operatorNames }: Needs): void {
  serve(contract.listFlags, async ({ brand, caller, query }) => {
    const { state, kind, member, search } = query
    const named = await wantedMember(findByUsername, brand.id, search)
    const [{ list, nextCursor }, { waiting: open }, rules] = await Promise.all([
      risk.list(brand.id, { state, kind, member, named }, readListQuery(query, brand)),
      risk.queue(brand.id),
      risk.rulesOf(brand.id),
    ])
    const notes = await risk.notesOf(list.map(({ id }) => id))
    const [members, names] = await Promise.all([
      findMembers(list.flatMap((flag) => [flag.member, ...(flag.evidence.others ?? [])])),
      operatorNames([...list.flatMap(({ operator }) => operator ?? []), ...notes.map(({ operator }) => operator)]),
    ])
    const who = (id: string) => ({ id, username: members.get(id)?.username ?? '' })
    return {
      list: list.map((flag) => ({
        ...shown(flag, { who, names, notes: notes.filter((note) => note.flag === flag.id) }),
        own: flag.operator === caller.id,
      })),
      nextCursor,
      open,
      rules,
    }
  })
  serve(contract.takeFlag, async ({ brand, caller, params }) => {
    await risk.take(brand.id, params.id, caller.id)
    return {}
  })
  serve(contract.noteFlag, async ({ brand, caller, params, body }) => {
    await risk.note(brand.id, params.id, { operator: caller.id, text: body.text })
    return {}
  })
  serve(contract.decideFlag, async ({ brand, caller, params, body }) => {
    await risk.decide(brand.id, params.id, { ...body, operator: caller.id })
    return {}
  })
  serve(contract.changeRiskRules, async ({ brand, body }) => {
    await risk.setRules(brand.id, body)
    return {}
  })
}

type Telling = {
  readonly who: (id: string) => { readonly id: string; readonly username: string }
  readonly names: ReadonlyMap<string, string>
  readonly notes: readonly NoteRecord[]
}

function shown({ id, member, kind, state, evidence, ...flag }: FlagRecord, { who, names, notes }: Telling) {
  const { others, ...figures } = evidence
  return {
    id,
    member: who(member),
    kind,
    state,
    raisedAt: flag.raisedAt.toISOString(),
    evidence: { ...figures, ...(others && { others: others.map(who) }) },
    operator: flag.operator === null ? null : (names.get(flag.operator) ?? ''),
    decidedAt: flag.decidedAt?.toISOString() ?? null,
    notes: notes.map(({ operator, text, at }) => ({ at: at.toISOString(), by: names.get(operator) ?? '', text })),
  }
}
