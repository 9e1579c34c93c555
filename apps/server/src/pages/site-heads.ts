import { LANGUAGE_PARAMETER, type SitePath, sitePathOf } from '@sanuk/contracts/site-pages'
import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { Content } from '../modules/site/content/index.ts'
import type { System } from '../modules/site/system/index.ts'
import { brandOrigin } from '../platform/brand-origin.ts'
import { withinBrand } from '../platform/brand-scope.ts'
import type { Brand } from '../platform/caller.ts'
import type { Banner } from '../platform/page.ts'
import type { PageHead } from '../platform/page-head.ts'
import type { HeadOf } from '../platform/pages.ts'
import { PAGE_WORDS } from './page-words.ts'

type Needs = {
  readonly brandOf: System['brandOf']
  readonly promotion: Content['shown']['promotion']
  readonly siteOrigin: string
  /** The banner that a page of a brand begins with. */
  readonly banner: (brand: Brand, path: SitePath) => Promise<Banner>
}

const CARD = '/art/social-card.jpeg'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Says of every address of the site what its page is about. An address without a page is not found. */
export function createSiteHeads({ brandOf, promotion, siteOrigin, banner }: Needs): HeadOf {
  // Whoever is shown nothing before the door is not shown its banners either. A page is whole without.
  const bannerOf = async (brand: Brand, path: SitePath): Promise<Banner> =>
    brand.loginedToHomePage ? new Map() : banner(brand, path).catch(() => new Map())
  return async ({ host, pathname, query }) => {
    const path = sitePathOf(pathname)
    const brand = await brandOf(host).catch(() => null)
    if (!brand) return { found: path !== undefined, head: null }
    const asked = query.get(LANGUAGE_PARAMETER)
    const language = brand.languages.find((one) => one === asked) ?? brand.languages[0]
    const id = query.get('id') ?? ''
    const aboutOne = path === '/promoDetail' && UUID.test(id)
    const address = `${brandOrigin(brand, siteOrigin)}${path ?? '/'}${aboutOne ? `?id=${id}` : ''}`
    const head = headOf(brand, { path, language, address })
    if (!path) return { found: false, head }
    if (!aboutOne) return { found: true, head, banner: await bannerOf(brand, path) }
    const told = await withinBrand(brand.id, () => promotion({ brand, language }, id)).catch(() => null)
    if (!told) return { found: false, head }
    const { title, summary } = told.promotion
    return { found: true, head: { ...head, title: nameOf(brand, language, title), about: summary } }
  }
}

type Page = { readonly path: SitePath | undefined; readonly language: Language; readonly address: string }

function headOf(brand: Brand, { path, language, address }: Page): PageHead {
  const words = path
    ? PAGE_WORDS[path]
    : { title: 'pages.missing' as const, about: 'site.description' as const, hidden: true }
  // The first language is what a reader without a choice is shown: it needs no word about it.
  const inLanguage = (code: Language) => {
    const own = new URL(address)
    if (code !== brand.languages[0]) own.searchParams.set(LANGUAGE_PARAMETER, code)
    return own.href
  }
  const addresses = {
    own: inLanguage(language),
    any: address,
    in: new Map(brand.languages.map((one) => [one, inLanguage(one)])),
  }
  return {
    language,
    addresses,
    site: brand.name,
    demo: brand.demo,
    membersOnly: brand.loginedToHomePage,
    title: words.title
      ? nameOf(brand, language, say(language, words.title))
      : say(language, 'site.title', { brand: brand.name }),
    about: say(language, words.about, { brand: brand.name }),
    picture: { address: new URL(CARD, address).href, about: say(language, 'site.title', { brand: brand.name }) },
    // What only members see has nothing to be found.
    hidden: words.hidden === true || brand.loginedToHomePage,
  }
}

const nameOf = (brand: Brand, language: Language, page: string): string =>
  say(language, 'site.page_title', { page, brand: brand.name })
