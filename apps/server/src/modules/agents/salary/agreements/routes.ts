import * as contract from '@sanuk/contracts/agent-agreements'
import { writeAmount } from '@sanuk/money/amount'
import { acrossBranches } from '#platform/brand-scope'
import type { FindMembers } from '#platform/capabilities/member'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Salary } from '../index.ts'

type AgreementRequest = Awaited<ReturnType<Salary['agreements']['ask']>>
type WhatIf = NonNullable<Awaited<ReturnType<Salary['agreements']['read']>>['whatIf']>
type Sides = WhatIf['agent']
type Contract = NonNullable<Awaited<ReturnType<Salary['team']>>['own']>

type Needs = { readonly salary: Salary; readonly findMembers: FindMembers }

/** Contracts that agents agree on among themselves. */
export function agreementRoutes(serve: Serve, { salary, findMembers }: Needs): void {
  const { agreements } = salary
  const namesOf = async (ids: readonly string[]) => {
    const names = await acrossBranches(() => findMembers([...new Set(ids)]))
    return (id: string) => ({ id, username: names.get(id)?.username ?? '' })
  }
  const written = async (requests: readonly AgreementRequest[], caller: string) => {
    const person = await namesOf(requests.flatMap(({ agent, upline }) => [agent, upline]))
    return requests.map((request) => shown(request, caller, person))
  }
  const writtenOne = async (request: AgreementRequest, caller: string) => {
    const person = await namesOf([request.agent, request.upline])
    return shown(request, caller, person)
  }
  const writtenWhatIf = async ({ upline, agent, ends, ...when }: WhatIf, isUpline: boolean) => {
    const person = await namesOf(ends.map((ended) => ended.agent))
    return {
      ...when,
      own: sides(isUpline ? upline : agent),
      other: isUpline ? sides(agent) : null,
      ends: ends.map((ended) => ({ ...person(ended.agent), tiers: ended.tiers })),
    }
  }

  serve(contract.listAgreements, async ({ caller, brand, params, query }) => {
    const of = { brand: brand.id, scheme: params.scheme, caller: caller.id }
    const { own, upline, mayOffer, most, from, waiting, list, nextCursor } = await salary.team(
      of,
      readCursor(query.cursor),
    )
    return {
      own: own && agreed(own),
      upline: upline && { id: upline.id, username: upline.username },
      mayOffer,
      most,
      from,
      waiting: await written(waiting, caller.id),
      list: list.map(({ agent, contract: held, next }) => {
        return { agent, contract: held && agreed(held), next: next && agreed(next) }
      }),
      nextCursor,
    }
  })
  serve(contract.listAgreementRequests, async ({ caller, brand, params, query }) => {
    const of = { brand: brand.id, scheme: params.scheme, caller: caller.id }
    const { list, nextCursor } = await agreements.list(of, readCursor(query.cursor))
    return { list: await written(list, caller.id), nextCursor }
  })
  serve(contract.previewAgreement, async ({ caller, brand, params, body }) => {
    const asked = { brand: brand.id, scheme: params.scheme, caller: caller.id, other: body.with, tiers: body.tiers }
    const { isUpline, ...found } = await agreements.preview(asked)
    return writtenWhatIf(found, isUpline)
  })
  serve(contract.askForAgreement, async ({ caller, brand, params, body }) => {
    const asked = { brand: brand.id, scheme: params.scheme, caller: caller.id, other: body.with, tiers: body.tiers }
    const request = await agreements.ask({ ...asked, requestId: body.requestId })
    return { request: await writtenOne(request, caller.id) }
  })
  serve(contract.readAgreementRequest, async ({ caller, brand, params }) => {
    const of = { brand: brand.id, scheme: params.scheme, caller: caller.id }
    const { request, whatIf } = await agreements.read(of, params.id)
    return {
      request: await writtenOne(request, caller.id),
      whatIf: whatIf && (await writtenWhatIf(whatIf, request.upline === caller.id)),
    }
  })
  serve(contract.answerAgreementRequest, async ({ caller, brand, params, body }) => {
    const of = { brand: brand.id, scheme: params.scheme, caller: caller.id }
    return { request: await writtenOne(await agreements.answer(of, params.id, body), caller.id) }
  })
}

const agreed = ({ id, tiers, from }: Contract) => ({ id, tiers, from })

const sides = ({ before, after }: Sides) => ({ before: writeAmount(before), after: writeAmount(after) })

type Named = (id: string) => { readonly id: string; readonly username: string }

function shown({ brand: _brand, askedBy, ...request }: AgreementRequest, caller: string, person: Named) {
  const { agent, upline, askedAt, expiresAt, answeredAt } = request
  return {
    ...request,
    agent: person(agent),
    upline: person(upline),
    isMine: askedBy === caller,
    isForMe: agent === caller,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
