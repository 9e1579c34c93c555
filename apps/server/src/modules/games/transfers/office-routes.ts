import { askTransferNow, listAllTransfers, type OfficeTransfer } from '@sanuk/contracts/office-transfers'
import { writeAmount } from '@sanuk/money/amount'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { QUESTIONS_WITHOUT_ALARM } from './carry-out.ts'
import type { TransferRecord, Transfers } from './index.ts'
import { isDue } from './move.ts'
import { transferAnswer } from './transfer-answer.ts'

type Needs = { readonly transfers: Transfers; readonly clock: Clock } & {
  readonly findByUsername: FindMemberByUsername
  readonly findMany: FindMembers
}

export function transfersOfficeRoutes(serve: Serve, needs: Needs): void {
  const { transfers, clock, findByUsername, findMany } = needs

  async function answers(list: readonly TransferRecord[]): Promise<OfficeTransfer[]> {
    const members = await findMany(list.map(({ member }) => member))
    return list.map((transfer) => ({
      ...transferAnswer(transfer, transfers.nameOf),
      member: transfer.member,
      username: members.get(transfer.member)?.username ?? '',
      currency: transfer.currency,
      reason: transfer.reason,
      questions: transfer.questions,
      lastFault: transfer.lastFault,
      needsAttention: transfer.state === 'under_way' && transfer.questions > QUESTIONS_WITHOUT_ALARM,
      askable: isDue(transfer, clock()),
    }))
  }

  serve(listAllTransfers, async ({ brand, query }) => {
    const member = await wantedMember(findByUsername, brand.id, query.search)
    const held = (await transfers.held(brand.id)).map(({ vendor, currency, transfers: number, amount }) => ({
      vendor,
      vendorName: transfers.nameOf(vendor),
      currency,
      transfers: number,
      amount: writeAmount(amount),
    }))
    const scope = { brand: brand.id, member, ...scopeOf(query.state) }
    const { list, nextCursor } = await transfers.pageOfBrand(scope, readListQuery(query, brand))
    return { list: await answers(list), nextCursor, held }
  })

  serve(askTransferNow, async ({ brand, params }) => {
    const [answer] = await answers([await transfers.askNow(brand.id, params.id)])
    if (!answer) throw new Error(`transfer ${params.id} has no answer`)
    return answer
  })
}

/** Somebody has to look at what was asked after more often than it takes to raise the alarm. */
const scopeOf = (state: TransferRecord['state'] | 'attention' | undefined) =>
  state === 'attention' ? ({ state: 'under_way', questions: QUESTIONS_WITHOUT_ALARM + 1 } as const) : { state }
