import * as contract from '@sanuk/contracts/content'
import type { Serve } from '#platform/serve'
import type { Content } from './index.ts'

/** To whom an execution is shown: a visitor never sees what is for members. */
const FOR_VISITORS = ['B'] as const
/** What members see unless they ask for less; what greets them on their first sign-in has to be asked for. */
const FOR_MEMBERS = ['A', 'B'] as const
/** What agents see in their centre. What is for them only is in no other answer. */
const FOR_AGENTS = ['A', 'B', 'G'] as const

export function contentRoutes(serve: Serve, { content: { shown, legal } }: { readonly content: Content }): void {
  serve(contract.banners, async ({ brand, language, query }) => ({
    list: await shown.banners({ brand, language: query.language ?? language }, query.groupName),
  }))

  serve(contract.announcements, async ({ brand, language, query }) => ({
    list: await shown.announcements(
      { brand, language: query.language ?? language },
      { executions: FOR_VISITORS.filter((one) => query.execution?.includes(one) ?? true), types: query.types },
    ),
  }))

  serve(contract.ownAnnouncements, async ({ brand, language, query }) => ({
    list: await shown.announcements(
      { brand, language: query.language ?? language },
      { executions: query.execution ?? FOR_MEMBERS, types: query.types },
    ),
  }))

  serve(contract.agentAnnouncements, async ({ brand, language, query }) => ({
    list: await shown.announcements(
      { brand, language: query.language ?? language },
      { executions: FOR_AGENTS, types: undefined },
    ),
  }))

  serve(contract.helpCenter, async ({ brand, language, query }) => ({
    list: await shown.help({ brand, language: query.language ?? language }),
  }))

  serve(contract.memberHelp, async ({ brand, language, query }) => ({
    list: await shown.memberHelp({ brand, language: query.language ?? language }),
  }))

  serve(contract.legal, async ({ brand, language, query }) => ({
    list: await legal({ brand, language: query.language ?? language }),
  }))

  serve(contract.promotions, async ({ brand, language, query }) => ({
    list: await shown.promotions({ brand, language: query.language ?? language }),
  }))

  serve(contract.onePromotion, ({ brand, language, query, params }) =>
    shown.promotion({ brand, language: query.language ?? language }, params.id),
  )
}
