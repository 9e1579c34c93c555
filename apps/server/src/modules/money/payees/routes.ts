import { addPayee, listPayees, type Payee, removePayee } from '@sanuk/contracts/payees'
import { maskAccountNumber } from '@sanuk/contracts/thai-banks'
import type { Serve } from '#platform/serve'
import { ACCOUNTS_MAX } from './add-payee.ts'
import type { AccountRecord, Payees } from './index.ts'

export function payeesRoutes(serve: Serve, { payees }: { readonly payees: Payees }): void {
  serve(listPayees, async ({ caller }) => ({
    payeeName: await payees.nameOf(caller.id),
    accounts: (await payees.list(caller.id)).map(payeeAnswer),
    maximum: ACCOUNTS_MAX,
  }))

  serve(addPayee, async ({ caller, brand, body }) => payeeAnswer(await payees.add(body, { member: caller.id, brand })))

  serve(removePayee, async ({ caller, params }) => {
    await payees.remove(caller.id, params.id)
    return {}
  })
}

function payeeAnswer({ id, bank, holder, numberLength, lastFour, addedAt, usableFrom }: AccountRecord): Payee {
  return {
    id,
    bank,
    holder,
    masked: maskAccountNumber(bank, { length: numberLength, lastFour }),
    addedAt: addedAt.toISOString(),
    usableFrom: usableFrom.toISOString(),
  }
}
