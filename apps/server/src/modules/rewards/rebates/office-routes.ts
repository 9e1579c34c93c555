import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { officeRebates, previewRebates, proposeRebates } from '@sanuk/contracts/office-rebates'
import { add, writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Serve } from '#platform/serve'
import type { Rebates } from './index.ts'

type Needs = { readonly rebates: Rebates; readonly approvals: ProposeAndShow }

export function rebatesOfficeRoutes(serve: Serve, { rebates, approvals }: Needs): void {
  serve(officeRebates, async ({ brand }) => {
    const [list, today, waiting, days, figures] = await Promise.all([
      rebates.listPlans(brand.id),
      rebates.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['rebates.plan'], [brand.id]),
      rebates.closedDays(brand.id),
      rebates.figures(brand.id),
    ])
    return {
      ...{ list, today, proposal: waiting.get(brand.id)?.id ?? null },
      days: days.map(({ valid, earned, ...day }) => {
        return { ...day, valid: writeAmount(valid), earned: writeAmount(earned) }
      }),
      ...{ paid: writeAmount(figures.paid), waiting: writeAmount(figures.waiting) },
    }
  })
  serve(previewRebates, async ({ brand, body }) => {
    const { from, to, members, kinds, days } = await rebates.preview(brand.id, body)
    return {
      ...{ from, to, members },
      earned: writeAmount(add(...days.map(({ earned }) => earned))),
      net: writeAmount(add(...days.map(({ net }) => net))),
      kinds: GAME_TYPES.flatMap((gameType) =>
        kinds
          .filter(({ name }) => name === gameType)
          .map(({ valid, earned, net }) => {
            return { gameType, valid: writeAmount(valid), earned: writeAmount(earned), net: writeAmount(net) }
          }),
      ),
      days: days.map(({ name, earned, net }) => ({ day: name, earned: writeAmount(earned), net: writeAmount(net) })),
    }
  })
  serve(proposeRebates, async ({ caller, brand, body }) => {
    rebates.demandSteps(body)
    const { id } = await approvals.propose(caller, brand.id, {
      ...{ kind: 'rebates.plan', about: brand.name, subjectId: brand.id, details: body },
    })
    return { proposal: id }
  })
}
