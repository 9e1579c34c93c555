import * as contract from '@sanuk/contracts/office-content'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { KeepOpenPicture } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import type { Serve } from '#platform/serve'
import { type Entry, newestOf, stateOf, titleOf } from './entry.ts'
import type { Content } from './index.ts'
import { leadingPicture, partOf, sceneOf } from './texts.ts'

type Needs = {
  readonly content: Content
  readonly pictures: { readonly keepOpen: KeepOpenPicture }
  readonly approvals: ProposeAndShow
  readonly clock: Clock
}

const PUBLISH = 'content.publish'

export function contentOfficeRoutes(serve: Serve, { content, pictures, approvals, clock }: Needs): void {
  const { drafts, publishing } = content
  const proposalsAbout = (brand: string, ids: readonly string[]) => approvals.waitingAbout(brand, [PUBLISH], ids)

  serve(contract.listContent, async ({ brand, query }) => {
    const page = query.page ?? 1
    const { list, pictures: leading, total, totalPages } = await content.list(brand, { ...query, page })
    const waiting = await proposalsAbout(
      brand.id,
      list.map(({ id }) => id),
    )
    const listed = (entry: Entry) => {
      const version = newestOf(entry)
      const picture = leading.get(leadingPicture(version, brand.languages) ?? '') ?? null
      const { from, until } = version
      return {
        ...summaryOf(entry, clock(), waiting),
        part: partOf(version),
        from,
        until,
        scene: sceneOf(version),
        picture,
      }
    }
    return { list: list.map(listed), page, total, totalPages }
  })

  serve(contract.oneContent, async ({ brand, params }) => {
    const { entry, pictures: named } = await content.one(brand, params.id)
    const { published, draft, revision } = entry
    return {
      ...summaryOf(entry, clock(), await proposalsAbout(brand.id, [entry.id])),
      published,
      draft,
      revision,
      pictures: [...named].map(([id, picture]) => ({ id, picture })),
    }
  })

  serve(contract.addContent, ({ brand, body }) => drafts.add(brand, body.draft))

  serve(contract.changeContent, ({ brand, params, body }) => drafts.change(brand, { ...body, id: params.id }))

  serve(contract.discardDraft, async ({ brand, params }) => {
    await drafts.discard(brand, params.id)
    return {}
  })

  serve(contract.proposePublishing, async ({ caller, brand, params, body }) => {
    const wish = await publishing.propose(brand, params.id)
    const { id } = await approvals.propose(caller, brand.id, { kind: PUBLISH, ...wish, note: body.note })
    return { proposal: id }
  })

  serve(contract.withdrawContent, async ({ brand, params }) => {
    await publishing.withdraw(brand, params.id)
    return {}
  })

  serve(contract.orderContent, async ({ brand, body }) => {
    await content.order(brand, body)
    return {}
  })

  serve(contract.addPicture, ({ brand, body }) => pictures.keepOpen(brand.id, body.image))
}

function summaryOf(entry: Entry, now: Date, waiting: ReadonlyMap<string, { readonly id: string }>) {
  return {
    id: entry.id,
    kind: entry.kind,
    title: titleOf(entry),
    state: stateOf(entry, now),
    hasDraft: entry.draft !== null,
    proposal: waiting.get(entry.id)?.id ?? null,
    publishedAt: entry.publishedAt?.toISOString() ?? null,
    changedAt: entry.changedAt.toISOString(),
  }
}
