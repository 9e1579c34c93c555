/**
 * What an operator may be allowed, and which other powers come with it: whoever may change something sees it. What is
 * published, money that is given or taken by hand, and who may do either needs two: one who proposes and another who
 * decides.
 */
const GRANTED_ALONG = {
  'overview.see': [],
  'members.see': [],
  'members.change': ['members.see'],
  'members.adjust': ['members.see'],
  'agents.see': ['members.see'],
  'agents.change': ['agents.see'],
  'money.see': ['members.see'],
  'money.change': ['money.see'],
  'money.decide': ['money.see'],
  'rounds.see': ['members.see'],
  'catalogue.see': [],
  'catalogue.change': ['catalogue.see'],
  'vendors.see': ['catalogue.see'],
  'vendors.change': ['vendors.see'],
  'tables.see': ['catalogue.see'],
  'tables.change': ['tables.see'],
  'tables.correct': ['tables.see', 'members.see'],
  'tables.chat': ['tables.see', 'members.see'],
  'reconciliation.see': ['vendors.see'],
  'reconciliation.change': ['reconciliation.see'],
  'statements.see': ['money.see'],
  'statements.change': ['statements.see'],
  'lottery.see': ['catalogue.see'],
  'lottery.change': ['lottery.see'],
  'lottery.results': ['lottery.see'],
  'content.see': [],
  'content.change': ['content.see'],
  'content.decide': ['content.see'],
  'documents.see': ['members.see'],
  'documents.change': ['documents.see'],
  'messages.see': ['members.see'],
  'messages.change': ['messages.see'],
  'risk.see': ['money.see'],
  'risk.change': ['risk.see'],
  'points.see': ['members.see'],
  'points.change': ['points.see'],
  'feedback.see': [],
  'feedback.change': ['feedback.see'],
  'brand.see': [],
  'brand.change': ['brand.see'],
  'brands.see': [],
  'brands.change': ['brands.see'],
  'operators.see': [],
  'operators.change': ['operators.see'],
  'operators.decide': ['operators.see'],
  'audit.see': [],
} as const satisfies Record<string, readonly string[]>

export type Power = keyof typeof GRANTED_ALONG

export const POWERS = Object.keys(GRANTED_ALONG) as [Power, ...Power[]]

/** The powers named with all that come along. */
export function withGranted(named: Iterable<Power>): ReadonlySet<Power> {
  const all = new Set<Power>()
  const add = (power: Power): void => {
    if (all.has(power)) return
    all.add(power)
    for (const along of GRANTED_ALONG[power]) add(along)
  }
  for (const power of named) add(power)
  return all
}

/**
 * Powers by which money moves or something is published, alone or as one of two: crediting and paying out, proposing and
 * deciding, and the keys with which vendors move money. One operator alone gives them to nobody.
 */
export const SENSITIVE_POWERS: ReadonlySet<Power> = new Set<Power>([
  'members.adjust',
  'agents.change',
  'money.change',
  'money.decide',
  'vendors.change',
  'tables.change',
  'tables.correct',
  'content.change',
  'content.decide',
  'messages.change',
  'points.change',
  'lottery.change',
  'lottery.results',
  'brand.change',
  'brands.change',
  'operators.change',
  'operators.decide',
])

/**
 * Powers over what all brands of an installation have in common. They count at the installation's own brand only, whose
 * operators run the platform; whoever has them at another brand can do nothing with them.
 */
export const PLATFORM_POWERS: ReadonlySet<Power> = new Set<Power>([
  'brands.see',
  'brands.change',
  'vendors.change',
  'tables.see',
  'tables.change',
  'tables.correct',
  'tables.chat',
  'lottery.results',
  'reconciliation.see',
  'reconciliation.change',
])
