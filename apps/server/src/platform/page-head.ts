import type { Language } from '@sanuk/contracts/wire'
import { html } from '@sanuk/host/html'

/** What a page says of itself to those who read it without running it. */
export type PageHead = {
  readonly language: Language
  readonly title: string
  readonly about: string
  readonly site: string
  /** Its address in every language it is offered in, and the one that leaves the choice to its reader. */
  readonly addresses: { readonly own: string; readonly any: string; readonly in: ReadonlyMap<Language, string> }
  readonly picture: { readonly address: string; readonly about: string } | null
  /** It belongs to a brand that takes no money: the page keeps room for what only such a one shows. */
  readonly demo: boolean
  /** Its brand shows pages to members only: before a sign-in the page asks for nothing that needs one. */
  readonly membersOnly: boolean
  /** Search engines leave it out. */
  readonly hidden: boolean
}

/** Territory that goes with a language in the cards of messengers. */
const LOCALES: Record<Language, string> = { th: 'th_TH', en: 'en_US' }

/** Tags for search engines and for the cards that messengers draw of a link (Open Graph, ogp.me). */
export function headTags(head: PageHead): string {
  const { language, title, about, site, addresses, picture, hidden } = head
  const others = [...addresses.in.keys()].filter((other) => other !== language)
  return html`<title>${title}</title>
    <meta name="description" content="${about}" />
    ${hidden && html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${addresses.own}" />
    ${[...addresses.in].map(([code, address]) => html`<link rel="alternate" hreflang="${code}" href="${address}" />`)}
    <link rel="alternate" hreflang="x-default" href="${addresses.any}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${site}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:url" content="${addresses.own}" />
    <meta property="og:locale" content="${LOCALES[language]}" />
    ${others.map((other) => html`<meta property="og:locale:alternate" content="${LOCALES[other]}" />`)}
    ${picture && html`<meta property="og:image" content="${picture.address}" />`}
    ${picture && html`<meta property="og:image:alt" content="${picture.about}" />`}
    <meta name="twitter:card" content="summary_large_image" />`.text.replace(/\s*\n\s*/g, '')
}
