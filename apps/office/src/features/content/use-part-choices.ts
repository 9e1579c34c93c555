import { useLingui } from '@lingui/react'
import { BANNER_GROUPS, HELP_SECTIONS, LEGAL_DOCUMENTS, PROMOTION_CATEGORIES } from '@sanuk/contracts/content'
import type { ContentKind } from '@sanuk/contracts/office-content'
import type { Part } from './content.ts'

/** The parts into which a kind is divided, in the site's order; an announcement stands in none. */
export const PARTS = {
  banner: BANNER_GROUPS,
  announcement: [],
  article: HELP_SECTIONS,
  promotion: PROMOTION_CATEGORIES,
  legal: LEGAL_DOCUMENTS,
} as const satisfies Record<ContentKind, readonly Part[]>

type Choice = { readonly value: string; readonly label: string }

/** The same with their names. */
export function usePartChoices(kind: ContentKind): readonly Choice[] {
  const { _ } = useLingui()
  switch (kind) {
    case 'banner':
      return PARTS.banner.map((value) => ({ value, label: _(`office-content.group.${value}`) }))
    case 'article':
      return PARTS.article.map((value) => ({ value, label: _(`help.section.${value}`) }))
    case 'promotion':
      return PARTS.promotion.map((value) => ({ value, label: _(`promotions.category.${value}`) }))
    case 'legal':
      return PARTS.legal.map((value) => ({ value, label: _(`office-content.document.${value}`) }))
    case 'announcement':
      return []
  }
}
