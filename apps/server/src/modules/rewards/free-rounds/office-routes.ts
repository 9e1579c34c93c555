import * as contract from '@sanuk/contracts/office-free-rounds'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { Propose } from '#platform/capabilities/approval'
import type { GamesNamed } from '#platform/capabilities/game'
import type { FindMembers } from '#platform/capabilities/member'
import type { IdsOfUsernames } from '#platform/capabilities/member-audience'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import { readListQuery } from '#platform/list-query'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { type CampaignFigures, type FreeRounds, stateOf } from './index.ts'

type Needs = {
  readonly freeRounds: FreeRounds
  readonly approvals: { readonly propose: Propose }
  readonly gamesNamed: GamesNamed
  readonly members: { readonly findMany: FindMembers; readonly idsOfUsernames: IdsOfUsernames }
  readonly operatorNames: OperatorNames
  /** From how much on a second operator decides about money that is given. */
  readonly twoFrom: (brand: string) => Promise<Amount>
  readonly clock: Clock
}

/** What operators do with free rounds: what there is and what became of it, grant some, take them back. */
export function freeRoundsOfficeRoutes(serve: Serve, needs: Needs): void {
  listRoutes(serve, needs)
  const { freeRounds, approvals, twoFrom } = needs

  serve(contract.previewFreeRounds, async ({ brand, body }) => {
    const { members, unknown, worth, most } = await freeRounds.preview(brand.id, body)
    const needsTwo = most >= (await twoFrom(brand.id))
    const money = { worth: writeAmount(worth), most: writeAmount(most) }
    return { reach: members.length, unknown: [...unknown], ...money, needsTwo }
  })
  serve(contract.grantFreeRounds, async ({ caller, brand, body }) => {
    const { most } = await freeRounds.demandGrantable(brand.id, body)
    const id = freeRounds.newId()
    if (most < (await twoFrom(brand.id))) {
      await freeRounds.grant({ id, brand: brand.id, draft: body, by: caller.id })
      return { id, proposal: null }
    }
    const wish = {
      kind: 'free-rounds.grant',
      about: body.names.th,
      subjectId: id,
      details: { id, draft: body },
    } as const
    return { id, proposal: (await approvals.propose(caller, brand.id, wish)).id }
  })
  serve(contract.stopFreeRounds, async ({ caller, brand, params }) => {
    await freeRounds.stop(brand.id, params.id, caller.id)
    return {}
  })
}

function listRoutes(serve: Serve, { freeRounds, gamesNamed, members, operatorNames, clock }: Needs): void {
  const tell = async (list: readonly CampaignFigures[]) => {
    const [games, names] = await Promise.all([
      gamesNamed(list.flatMap(({ vendor, games: codes }) => codes.map((code) => ({ vendor, code })))),
      operatorNames(list.flatMap(({ madeBy, stoppedBy }) => (stoppedBy ? [madeBy, stoppedBy] : [madeBy]))),
    ])
    return list.map((campaign) => {
      const { brand: _brand, from, until, madeAt, stoppedAt, stake, mostWin, won, paid, ...rest } = campaign
      return {
        ...rest,
        games: rest.games.map((code) => ({
          code,
          names: games.get(`${rest.vendor} ${code}`)?.names ?? { th: code, en: code },
        })),
        stake: writeAmount(stake),
        mostWin: writeAmount(mostWin),
        won: writeAmount(won),
        paid: writeAmount(paid),
        from: from.toISOString(),
        until: until.toISOString(),
        madeAt: madeAt.toISOString(),
        stoppedAt: stoppedAt?.toISOString() ?? null,
        state: stateOf(campaign, clock()),
        madeBy: names.get(rest.madeBy) ?? '',
        stoppedBy: rest.stoppedBy && (names.get(rest.stoppedBy) ?? ''),
      }
    })
  }

  serve(contract.listFreeRounds, async ({ brand, query }) => {
    const wanted = { state: query.state, search: query.search, now: clock() }
    const { list, nextCursor } = await freeRounds.list(brand.id, wanted, readListQuery(query, brand))
    return { list: await tell(list), nextCursor }
  })
  serve(contract.listFreeRoundGames, async ({ brand }) => ({
    list: (await freeRounds.offered(brand.id)).map(({ vendor, code, names, freeRoundStakes }) => {
      return { vendor, code, names, stakes: freeRoundStakes.map(writeAmount) }
    }),
  }))
  serve(contract.readFreeRounds, async ({ brand, params }) => {
    const found = await freeRounds.find(brand.id, params.id)
    const [told] = found ? await tell([found]) : []
    if (!told) throw new Refusal('not_found')
    return told
  })
  serve(contract.listFreeRoundsMembers, async ({ brand, params, query }) => {
    if (!(await freeRounds.find(brand.id, params.id))) throw new Refusal('not_found')
    const member = query.username
      ? (await members.idsOfUsernames(brand.id, [query.username])).get(query.username)
      : null
    if (member === undefined) return { list: [], nextCursor: null }
    const asked = { member, from: readCursor(query.cursor) }
    const { list, nextCursor } = await freeRounds.ofCampaign(params.id, asked)
    const owners = await members.findMany(list.map((grant) => grant.member))
    return {
      list: list.map(({ grant, member: id, campaign, used, won, paid, toldAt, changedAt }) => ({
        id: grant,
        member: { id, username: owners.get(id)?.username ?? '' },
        rounds: campaign.rounds,
        used,
        won: writeAmount(won),
        paid: writeAmount(paid),
        told: toldAt !== null,
        lastAt: changedAt.toISOString(),
      })),
      nextCursor,
    }
  })
}
