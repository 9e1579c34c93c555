import { ownDocumentPictures, ownDocuments, sendDocument } from '@sanuk/contracts/documents'
import { writeAmount } from '@sanuk/money/amount'
import type { Serve } from '#platform/serve'
import type { Documents } from './index.ts'
import { stateOn } from './standing.ts'

export function documentsRoutes(serve: Serve, { documents }: { readonly documents: Documents }): void {
  serve(ownDocuments, async ({ caller, brand }) => {
    const [list, rules, standing] = await Promise.all([
      documents.ofMember(caller.id),
      documents.rulesOf(brand.id),
      documents.standing(caller.id, brand),
    ])
    const today = documents.todayAt(brand)
    return {
      state: standing.state,
      missing: standing.missing,
      needs: rules.needs,
      withdrawalsAbove: rules.withdrawalsAbove === null ? null : writeAmount(rules.withdrawalsAbove),
      list: list.map((one) => ({
        id: one.id,
        kind: one.kind,
        state: stateOn(one, today),
        reason: one.reason,
        note: one.note,
        expiresOn: one.expires_on,
        sentAt: one.sent_at.toISOString(),
        decidedAt: one.decided_at?.toISOString() ?? null,
      })),
    }
  })

  serve(sendDocument, async ({ caller, brand, body }) => ({ id: await documents.send(brand, caller.id, body) }))

  serve(ownDocumentPictures, async ({ caller, brand, params }) => {
    const pictures = await documents.picturesOf(await documents.demand(brand.id, params.id, caller.id))
    return { list: pictures.map((bytes) => bytes.toString('base64')) }
  })
}
