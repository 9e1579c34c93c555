import { chooseAutomatic, collectMoney, listTransfers, merchants, moveMoney } from '@sanuk/contracts/transfers'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { FindMember, Member } from '#platform/capabilities/member'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Transfers } from './index.ts'
import { transferAnswer } from './transfer-answer.ts'

type Needs = { readonly transfers: Transfers; readonly findMember: FindMember }

export function transfersRoutes(serve: Serve, { transfers, findMember }: Needs): void {
  const memberOf = async ({ id }: { readonly id: string }): Promise<Member> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }

  serve(merchants, async ({ caller }) => ({
    merchants: await transfers.merchants(await memberOf(caller)),
    automatic: await transfers.isAutomatic(caller.id),
  }))

  serve(moveMoney, async ({ caller, body }) => {
    const vendor = transfers.walletVendor(body.vendor)
    if (!vendor) throw new Refusal('not_found')
    const { requestId, direction } = body
    const wish = { requestId, vendor, direction, amount: body.amount === undefined ? null : readAmount(body.amount) }
    return transferAnswer(await transfers.move(await memberOf(caller), wish), transfers.nameOf)
  })

  serve(collectMoney, async ({ caller }) => {
    const collected = await transfers.collect(await memberOf(caller))
    return {
      collected: collected.map(({ vendor, outcome, amount }) => ({
        vendor,
        vendorName: transfers.nameOf(vendor),
        outcome,
        amount: writeAmount(amount),
      })),
    }
  })

  serve(chooseAutomatic, async ({ caller, body }) => {
    await transfers.choose(caller.id, body.automatic)
    return body
  })

  serve(listTransfers, async ({ caller, query }) => {
    const { list, nextCursor } = await transfers.list(caller.id, readCursor(query.cursor))
    return { list: list.map((transfer) => transferAnswer(transfer, transfers.nameOf)), nextCursor }
  })
}

/** An amount somebody typed: more than nothing, in whole hundredths. */
function readAmount(text: string): Amount {
  const amount = parseAmount(text)
  if (amount > 0n && amount % 100n === 0n) return amount
  throw new Refusal('invalid_request', { fields: [{ field: 'amount', word: 'field.money' }] })
}
