import { dayOf } from '@sanuk/contracts/calendar-day'
import * as contract from '@sanuk/contracts/office-live-tables'
import type { Power } from '@sanuk/contracts/powers'
import { startOfDay } from '#platform/business-days'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { LiveTables } from './index.ts'

type Needs = {
  readonly liveTables: LiveTables
  readonly clock: Clock
  /** Vendors with a game of which they tell what happens there. */
  readonly vendorsWithTables: (brand: string) => Promise<readonly string[]>
  readonly operatorNames: OperatorNames
}

type Brand = { readonly timeZone: string }

/** What operators see and do of live tables. */
export function liveTablesOfficeRoutes(serve: Serve, needs: Needs): void {
  const { liveTables, clock, vendorsWithTables } = needs
  const today = ({ timeZone }: Brand) => startOfDay(dayOf(clock(), timeZone), timeZone)

  serve(contract.listLiveTables, async ({ brand }) => ({
    list: await liveTables.all(await vendorsWithTables(brand.id), today(brand)),
  }))

  serve(contract.readLiveTable, ({ brand, params }) => liveTables.one(params, today(brand)))

  serve(contract.previewTableSettings, async ({ brand, caller, params, body }) => {
    demandMayVoid(caller, body)
    return liveTables.previewSettings(brand.id, params, body)
  })

  serve(contract.changeTableSettings, async ({ brand, caller, params, body }) => {
    demandMayVoid(caller, body)
    const { requestId, reason, ...wish } = body
    await liveTables.changeSettings(params, wish, { requestId, reason, brand: brand.id, operator: caller.id })
    return {}
  })

  serve(contract.previewCoupChange, ({ brand, params: { coup, ...table }, body }) =>
    liveTables.previewChange(brand.id, table, { coup, ...body }),
  )

  serve(contract.changeCoup, async ({ brand, caller, params: { coup, ...table }, body }) => {
    const { requestId, reason, ...wish } = body
    const asked = { requestId, reason, brand: brand.id, operator: caller.id }
    await liveTables.change(table, { coup, ...wish }, asked)
    return {}
  })

  serveCoups(serve, needs)
}

/** Whoever turns a table off makes its coup void only if they may void coups. */
function demandMayVoid(
  { powers }: { readonly powers: ReadonlySet<Power> },
  wish: { readonly voidsCoup: boolean },
): void {
  if (wish.voidsCoup && !powers.has('tables.correct')) throw new Refusal('forbidden')
}

function serveCoups(serve: Serve, { liveTables, operatorNames }: Needs): void {
  serve(contract.listTableCoups, async ({ params, query }) => {
    const { coups, changed, before } = await liveTables.coups(params, readBefore(query.cursor))
    const names = await operatorNames(changed.map(({ operator }) => operator))
    return {
      list: coups.map((coup) => ({
        ...coup,
        changedBy: changed.filter((one) => one.coup === coup.id).map(({ operator }) => names.get(operator) ?? ''),
      })),
      nextCursor: before === null ? null : writeBefore(before),
    }
  })
}

/** Pages go on from the instant at which the last coup opened. */
const writeBefore = (instant: string): string => String(Date.parse(instant))

function readBefore(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw new Refusal('invalid_request')
  return new Date(Number(cursor)).toISOString()
}
