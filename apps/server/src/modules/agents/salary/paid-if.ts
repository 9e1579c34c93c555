import type { Database } from '#platform/database'
import type { PaidIf } from './agreements/what-if.ts'
import type { BillsOf } from './dividend/bills-of.ts'
import type { SalaryBrand } from './needs.ts'
import { mostOf } from './rules.ts'
import { isDividend } from './schemes.ts'
import { previewAgents } from './store/preview.ts'
import type { Stored } from './stored.ts'

type Needs = Pick<Stored, 'rules'> & {
  readonly database: Database
  readonly brandNamed: (id: string) => Promise<SalaryBrand>
  readonly billsOf: BillsOf
}

/** Counts what agents of a branch would have been paid by other contracts, in any scheme; nothing is written. */
export function createPaidIf({ database, brandNamed, rules, billsOf }: Needs): PaidIf {
  return async ({ scheme, period, ...which }) => {
    if (isDividend(scheme)) {
      const { bills } = await billsOf({ ...which, scheme, period })
      return new Map(bills.map(({ agent, earned }) => [agent, earned]))
    }
    const [{ currency }, held] = await Promise.all([brandNamed(which.brand), rules.on(which.brand, which.contractsOn)])
    return previewAgents(database, { ...which, scheme, currency, most: mostOf(held, scheme), periods: [period] })
  }
}
