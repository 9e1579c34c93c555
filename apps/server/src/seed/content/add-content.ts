import { randomUUID } from 'node:crypto'
import type { ModuleId } from '@sanuk/contracts/modules'
import { type ContentVersion, contentVersion } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { parseAmount } from '@sanuk/money/amount'
import type { RealCurrency } from '@sanuk/money/currency'
import type pg from 'pg'
import { SAMPLE_LEGAL } from '../../modules/site/content/sample-legal.ts'
import { ANNOUNCEMENTS } from '../announcements.ts'
import type { SeededArticle } from './article.ts'
import { BANNERS } from './banners.ts'
import { ACCOUNT_ARTICLES } from './help-account.ts'
import { GAME_ARTICLES } from './help-games.ts'
import { MEMBER_ARTICLES } from './help-members.ts'
import { MONEY_ARTICLES } from './help-money.ts'
import { PROMOTIONS, type SeededPromotion } from './promotions.ts'
import { DOLLAR_PROMOTIONS } from './promotions-dollars.ts'

type SeededEntry = {
  readonly version: ContentVersion
  readonly position: number
  readonly daysAgo: number
  readonly activity?: SeededPromotion['activity']
}
type SeededBrand = {
  readonly id: string
  readonly languages: readonly Language[]
  readonly modules: readonly ModuleId[]
  readonly currency: RealCurrency
}

const DAY_MS = 24 * 3600 * 1000
const ALWAYS = { from: null, until: null } as const

/** Publishes what a demo brand says. */
export async function addContent(client: pg.Client, brand: SeededBrand): Promise<void> {
  for (const { version, position, daysAgo, activity } of entries(Date.now(), brand)) {
    const { kind, from, until } = contentVersion.parse(version)
    const titles = titleOf(version)
    const id = randomUUID()
    await client.query(
      `insert into content.entry
         (id, brand, kind, titles, position, published, shows_from, shows_until, published_at, changed_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, at, at from (select clock_timestamp() - make_interval(days => $9) as at)`,
      [
        ...[id, brand.id, kind, brand.languages.map((one) => titles[one] ?? '').join('\n')],
        ...[position, JSON.stringify(version), from, until, daysAgo],
      ],
    )
    if (activity) await addActivity(client, { brand: brand.id, promotion: id, titles, from, until }, activity)
  }
}

type Page = {
  readonly brand: string
  readonly promotion: string
  readonly titles: Readonly<Partial<Record<Language, string>>>
  readonly from: string | null
  readonly until: string | null
}

/** What one can take part in, told on the page of a promotion. */
async function addActivity(client: pg.Client, page: Page, activity: NonNullable<SeededPromotion['activity']>) {
  const { brand, promotion, titles, from, until } = page
  const { rule, period, leastLevel, play, budget } = activity
  const names = { th: titles.th ?? titles.en, en: titles.en ?? titles.th }
  await client.query(
    `insert into activities.activity (id, brand, names, promotion, rule, period, least_level, play, from_at, until_at,
                                      budget, open, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, clock_timestamp())`,
    [
      ...[randomUUID(), brand, JSON.stringify(names), promotion, JSON.stringify(rule), period, leastLevel, play],
      ...[from, until, parseAmount(budget)],
    ],
  )
}

/** What the brand says, but for what concerns things it has not switched on. */
function entries(now: number, { modules, currency }: Pick<SeededBrand, 'modules' | 'currency'>): SeededEntry[] {
  const isTrue = ({ needs }: { readonly needs?: ModuleId }) => needs === undefined || modules.includes(needs)
  const isOwnMoney = (of: Pick<SeededPromotion, 'currency'>) => of.currency === undefined || of.currency === currency
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const inOrder = (version: ContentVersion, at: number) => ({ version, position: at + 1, daysAgo: 0 })
  const articles = (list: readonly SeededArticle[], audience: 'site' | 'memberCentre') =>
    list
      .filter(isTrue)
      .map(({ needs, ...article }, at) => inOrder({ kind: 'article', ...ALWAYS, audience, ...article }, at))
  return [
    ...BANNERS.map(inOrder),
    ...ANNOUNCEMENTS.map(({ daysAgo, ...announcement }) => ({
      version: { kind: 'announcement' as const, ...ALWAYS, toPhones: false, ...announcement },
      position: 0,
      daysAgo,
    })),
    ...articles([...ACCOUNT_ARTICLES, ...MONEY_ARTICLES, ...GAME_ARTICLES], 'site'),
    ...articles(MEMBER_ARTICLES, 'memberCentre'),
    ...SAMPLE_LEGAL.map(inOrder),
    ...[...PROMOTIONS, ...DOLLAR_PROMOTIONS]
      .filter((one) => isTrue(one) && isOwnMoney(one))
      .map(({ days, needs, currency: _, activity, ...promotion }, at) => ({
        ...inOrder(
          {
            kind: 'promotion',
            ...ALWAYS,
            pictures: {},
            ...promotion,
            ...(days && { from: day(days.from), until: day(days.until) }),
          },
          at,
        ),
        ...(activity && { activity }),
      })),
  ]
}

function titleOf(version: ContentVersion) {
  if (version.kind !== 'banner') return version.title
  return version.look.kind === 'composed' ? version.look.title : version.look.alt
}
