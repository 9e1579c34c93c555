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
import { INVITATION_WORDS, PAGE_WORDS, type PageWords } from './page-words.ts'

type Needs = {
  readonly brandOf: System['brandOf']
  readonly promotion: Content['shown']['promotion']
  readonly siteOrigin: string
  /** The banner that a page of a brand begins with. */
  readonly banner: (brand: Brand, path: SitePath) => Promise<Banner>
}

const CARD = '/art/social-card.jpeg'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an invitation's code may look like in an address. */
const CODE = /^[0-9A-Za-z]{1,64}$/

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
    const { id, named, invites } = namedBy(path, query)
    const address = `${brandOrigin(brand, siteOrigin)}${path ?? '/'}${named}`
    const head = headOf(brand, { path, language, address, invites })
    if (!path) return { found: false, head }
    if (id === null) return { found: true, head, banner: await bannerOf(brand, path) }
    const told = await withinBrand(brand.id, () => promotion({ brand, language }, id)).catch(() => null)
    if (!told) return { found: false, head }
    const { title, summary } = told.promotion
    return { found: true, head: { ...head, title: nameOf(brand, language, title), about: summary } }
  }
}

/** What an address names besides its page: a promotion by its id, or an invitation; `named` is how it says so. */
function namedBy(path: SitePath | undefined, query: URLSearchParams) {
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? '']
  if (path === '/promoDetail' && UUID.test(id)) return { id, named: `?id=${id}`, invites: false }
  // Messengers lead to the address that a page calls its own: without the code the invitation would be lost.
  if (path === '/join' && CODE.test(code)) return { id: null, named: `?code=${code}`, invites: true }
  return { id: null, named: '', invites: false }
}

type Page = {
  readonly path: SitePath | undefined
  readonly language: Language
  readonly address: string
  /** Somebody's invitation leads here. */
  readonly invites: boolean
}

function headOf(brand: Brand, { path, language, address, invites }: Page): PageHead {
  const words = wordsOf(path, invites)
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

function wordsOf(path: SitePath | undefined, invites: boolean): PageWords {
  if (!path) return { title: 'pages.missing', about: 'site.description', hidden: true }
  return invites ? INVITATION_WORDS : PAGE_WORDS[path]
}

const nameOf = (brand: Brand, language: Language, page: string): string =>
  say(language, 'site.page_title', { page, brand: brand.name })
