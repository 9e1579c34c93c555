import { randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import type { GiftKind } from '@sanuk/ledger/gifts'
import { post } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import type { TestHouse } from '../house.fixture.ts'
import type { Played } from './agents.fixture.ts'

export type Gift = { readonly kind: GiftKind; readonly sum: string }

/** Gives members money out of an account of the house that belongs to no room. */
export function openGifts(house: TestHouse) {
  const owner = new pg.Pool({ connectionString: house.clones.ownerUrl, max: 1 })

  /** Sets the books' clock, which is otherwise the real one, to that of the house. */
  async function setBooksClock(): Promise<void> {
    const { rows } = await owner.query("select pg_get_functiondef('ledger.new_batch'::regproc) as source")
    const ahead = `clock_timestamp() + interval '${house.clock().getTime() - Date.now()} milliseconds'`
    await owner.query(String(rows[0].source).replace(/clock_timestamp\(\)( \+ interval '[^']*')?/, () => ahead))
  }

  return {
    /** Gives somebody money at the time of the house. */
    give: async ({ id, brand }: Pick<Played, 'id' | 'brand'>, { kind, sum }: Gift): Promise<void> => {
      await setBooksClock()
      const named = { brand, currency: 'THB' } as const
      const debit = await openAccount(house.pool, { ...named, kind: 'house', owner: 'test', guarded: false })
      const credit = await openAccount(house.pool, { ...named, kind: 'member', owner: id, guarded: true })
      const reference = randomUUID()
      const transfer = { key: reference, reference, debit, credit, kind, amount: parseAmount(sum) }
      const [posted] = await post(house.pool, [transfer])
      if (posted?.outcome !== 'posted') throw new Error(`the gift was not posted: ${posted?.outcome}`)
    },
    close: () => owner.end(),
  }
}
