import { randomUUID } from 'node:crypto'
import type { ChangedCoup, CoupChange, TableSettings } from '@sanuk/contracts/live-tables'
import type { ChangePreview, OfficeLiveTable } from '@sanuk/contracts/office-live-tables'
import { acrossBrands } from '#platform/brand-scope'
import { Refusal } from '#platform/refusal'
import { askTables, refusalFor } from './ask-tables.ts'
import type { LiveTablesNeeds } from './needs.ts'
import { previewAnswer } from './preview-answer.ts'
import { createTableChats } from './table-chats.ts'
import { createTablesNow } from './tables-now.ts'

export type LiveTables = ReturnType<typeof createLiveTables>

/** A table of a vendor. */
type OneTable = { readonly vendor: string; readonly game: string }

/** Who asks for a change, for which brand, and why. The id is made by the page, once. */
type Asked = {
  readonly requestId: string
  readonly brand: string
  readonly operator: string
  readonly reason: string
}

type SettingsWish = { readonly settings: TableSettings; readonly voidsCoup: boolean }
type CoupWish = {
  readonly coup: string
  readonly change: CoupChange
  readonly version: number
  readonly isOver: boolean
}

/** Live tables as operators run them: their vendors are asked, and what was asked of them is kept for the audit. */
export function createLiveTables(needs: LiveTablesNeeds) {
  const { store, clock } = needs
  const ask = askTables(needs)
  const now = createTablesNow(needs, ask)

  const preview = async (brand: string, changed: ChangedCoup): Promise<ChangePreview> => {
    const ids = [...new Set(changed.seats.map(({ member }) => member))]
    const [members, balances, brands] = await acrossBrands(() =>
      Promise.all([needs.findMembers(ids), needs.balancesOf(ids), needs.brandNames()]),
    )
    return previewAnswer(changed, { members, balances, brands, ownBrand: brand })
  }

  return {
    all: now.all,
    chats: createTableChats(needs, ask),
    one: async (table: OneTable, since: Date): Promise<OfficeLiveTable> => {
      const found = (await now.of(table.vendor, since, [table.game]))[0]
      if (!found) throw new Refusal('not_found')
      return found
    },
    coups: async ({ vendor, game }: OneTable, before: string | undefined) => {
      const { coups, hasMore } = await ask(vendor, 'tableCoups', {
        requestId: randomUUID(),
        game,
        ...(before !== undefined && { before }),
      })
      const changed = await store.changedBy(
        vendor,
        coups.map(({ id }) => id),
      )
      return { coups, changed, before: hasMore ? (coups.at(-1)?.openedAt ?? null) : null }
    },
    previewSettings: async (brand: string, { vendor, game }: OneTable, wish: SettingsWish) => {
      const request = { requestId: randomUUID(), game, ...wish, reason: '', preview: true }
      const answer = await ask(vendor, 'tableSettings', request)
      if (answer.outcome === 'refused') throw refusalFor(answer.fault)
      const { before, after, coup } = answer
      return { before, after, coup: coup && (await preview(brand, coup)) }
    },
    changeSettings: async ({ vendor, game }: OneTable, wish: SettingsWish, asked: Asked): Promise<void> => {
      const { requestId: id, reason, ...by } = asked
      const wanted = { ...wish.settings, voids_coup: wish.voidsCoup }
      const kept = { id, ...by, vendor, game, kind: 'settings' as const, coup: null, wanted, reason, askedAt: clock() }
      if (!(await store.add(kept))) throw new Refusal('request_in_use')
      const answer = await ask(vendor, 'tableSettings', { requestId: id, game, ...wish, reason, preview: false })
      if (answer.outcome === 'refused') {
        await store.answer(id, { state: 'refused', refusedFor: answer.fault }, clock())
        throw refusalFor(answer.fault)
      }
      const { before, after, coup } = answer
      const voided = coup && { coup: countedOf(coup.after) }
      await store.answer(
        id,
        { state: 'done', coup: coup?.after.id ?? null, before, after: { ...after, ...voided } },
        clock(),
      )
    },
    previewChange: async (brand: string, { vendor, game }: OneTable, wish: CoupWish): Promise<ChangePreview> => {
      const request = { requestId: randomUUID(), game, ...wish, reason: '', preview: true }
      const answer = await ask(vendor, 'changeCoup', request)
      if (answer.outcome === 'refused') throw refusalFor(answer.fault)
      return preview(brand, answer)
    },
    change: async ({ vendor, game }: OneTable, wish: CoupWish, asked: Asked): Promise<void> => {
      const { requestId: id, reason, ...by } = asked
      const { kind } = wish.change
      const kept = { id, ...by, vendor, game, kind, coup: wish.coup, wanted: wish.change, reason, askedAt: clock() }
      if (!(await store.add(kept))) throw new Refusal('request_in_use')
      const answer = await ask(vendor, 'changeCoup', { requestId: id, game, ...wish, reason, preview: false })
      if (answer.outcome === 'refused') {
        await store.answer(id, { state: 'refused', refusedFor: answer.fault }, clock())
        throw refusalFor(answer.fault)
      }
      const [before, after] = [countedOf(answer.before), { ...countedOf(answer.after), totals: answer.totals }]
      await store.answer(id, { state: 'done', coup: wish.coup, before, after }, clock())
    },
  }
}

/** A coup as the audit shows it. */
const countedOf = ({ series, number, state, version, turns, sums }: ChangedCoup['before']) => ({
  series,
  number,
  state,
  version,
  turns,
  sums,
})
