import { ownActivities } from '@sanuk/contracts/activities'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type GameEntry, gameMenus } from '@sanuk/contracts/catalogue'
import { memberInfo } from '@sanuk/contracts/identity'
import { unreadMessages } from '@sanuk/contracts/messages'
import type { ModuleId } from '@sanuk/contracts/modules'
import type { brandSettings } from '@sanuk/contracts/office-brand'
import type { AnswerOf } from '@sanuk/contracts/route'
import { SETTINGS_IN_EFFECT, SWITCHES_IN_EFFECT, shownIn } from '@sanuk/contracts/settings-in-effect.fixture'
import { domainRoute, status, whitelabel } from '@sanuk/contracts/system'
import { PictureOrigin } from '@sanuk/ui/picture-origin'
import { SitePicture } from '@sanuk/ui/site-picture'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from './brand/brand.fixture.ts'
import { type Brand, useBrand } from './brand/use-brand.ts'
import { usePictureOrigin } from './brand/use-picture-origin.ts'
import { Packages } from './features/app/packages.tsx'
import { DemoLink } from './features/catalogue/demo-link.tsx'
import { Root } from './root.tsx'
import { endSession, startSession } from './session/session.ts'
import { AccountMenu } from './shell/account-menu.tsx'
import { BrandLink } from './shell/brand-link.tsx'
import { Footer } from './shell/footer.tsx'
import { LanguageMenu } from './shell/language-menu.tsx'
import { SideBar } from './shell/side-bar.tsx'
import { VisitorBar } from './shell/visitor-bar.tsx'
import { renderOnSite, say } from './site-part.fixture.tsx'

const game: GameEntry = {
  nodeId: '00000000-0000-4000-8000-000000000001',
  gameCode: 'game',
  gameType: 'RNG',
  isGame: 'GAME',
  children: 0,
  defaultPlayType: null,
  vendor: 'STUDIO',
  vassalage: 'SIAM',
  vassalageName: 'Siam',
  classification: 'JP',
  names: { th: 'เกม', en: 'Game' },
  picture: { sources: [], placeholder: '' },
  minimumStake: '1',
  maximumStake: '10',
  lines: 20,
  returnToPlayer: null,
  isHot: false,
  isNew: false,
  playable: true,
  offersDemo: true,
}

/** Whoever is signed in. */
const AGENT: AnswerOf<typeof memberInfo> = {
  id: '00000000-0000-4000-8000-000000000002',
  number: '48213907',
  account: 'agent',
  nickname: 'Agent',
  type: 42,
  avatar: 0,
  picture: null,
  currency: 'THB',
  rankLevel: 0,
  joinedAt: '2026-11-20T05:00:00.000Z',
}

/** A picture as pages show them further down. */
function Picture() {
  return (
    <PictureOrigin value={usePictureOrigin()}>
      <SitePicture picture={{ width: 1, height: 1, webp: '/art/a.webp 320w' }} sizes="1px" alt="A" loading="lazy" />
    </PictureOrigin>
  )
}

/** Stands there as soon as the brand is known. */
function Arrived() {
  return useBrand() ? <hr /> : null
}

const text = () => document.body.textContent.trim()
const has = (look: () => { query: () => Element | null }) => () => look().query() !== null
const folded = () => page.getByRole('main').getByRole('button', { expanded: false })
const style = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

type Row = {
  readonly part: ReactNode
  /** What has to be pressed before it can be seen. */
  readonly opens?: () => { click: () => Promise<void> }
  /** What changes of the brand. */
  readonly brand: Parameters<typeof aBrand>[0]
  readonly look: () => unknown
  readonly before: unknown
  readonly after: unknown
}

const SETTINGS: Readonly<Partial<Record<keyof typeof brandSettings, Row>>> = {
  name: {
    part: <BrandLink />,
    brand: { name: 'Another' },
    look: text,
    before: 'test',
    after: 'another',
  },
  languages: {
    part: <LanguageMenu />,
    opens: folded,
    brand: {
      languages: [
        { code: 'en', name: 'English', direction: 'ltr' },
        { code: 'th', name: 'ไทย', direction: 'ltr' },
      ],
    },
    look: has(() => page.getByText('ไทย', { exact: true })),
    before: false,
    after: true,
  },
  logo: {
    part: <BrandLink />,
    brand: { logo: '/art/icon-192.png' },
    look: () => document.querySelector('a img')?.getAttribute('src'),
    before: undefined,
    after: '/art/icon-192.png',
  },
  theme: {
    part: <Root />,
    brand: { theme: { light: { jade: '#123456' }, dark: {} } },
    look: () => style('--jade') === '#123456',
    before: false,
    after: true,
  },
  agentCentreTypes: {
    part: <AccountMenu />,
    opens: folded,
    brand: { agentCentreTypes: [AGENT.type] },
    look: has(() => page.getByText(say('site.account.agent_centre'))),
    before: false,
    after: true,
  },
  ageMinimum: {
    part: <Footer />,
    brand: { ageMinimum: 21 },
    look: () => text().match(/\d\d\+/)?.[0],
    before: '18+',
    after: '21+',
  },
  customerService: {
    part: <SideBar />,
    brand: { customerService: [{ csType: 'LINE', path: 'https://line.example/sanuk' }] },
    look: has(() => page.getByRole('link', { name: 'LINE' })),
    before: false,
    after: true,
  },
  licences: {
    part: <Footer />,
    brand: { licences: [{ name: 'Malta', number: 'MGA/1', link: null }] },
    look: () => text().includes('MGA/1'),
    before: false,
    after: true,
  },
  cdns: {
    part: <Picture />,
    brand: { cdns: { images: ['https://cdn.example'], games: [] } },
    look: () => document.querySelector('img')?.srcset,
    before: '/art/a.webp 320w',
    after: 'https://cdn.example/art/a.webp 320w',
  },
  gtagId: {
    part: <Footer />,
    brand: { gtagId: 'G-ABCD1234' },
    look: has(() => page.getByRole('button', { name: say('footer.measuring') })),
    before: false,
    after: true,
  },
  resources: {
    part: <Packages />,
    brand: {},
    look: has(() => page.getByRole('link', { name: say('app.package', { kind: 'Android' }) })),
    before: false,
    after: true,
  },
}

/** How the site looks while the switch is on, with those it lies under. */
type Switched = Pick<Row, 'part' | 'opens' | 'look'> & { readonly on: readonly ModuleId[] }

const SWITCHES: Readonly<Partial<Record<ModuleId, Switched>>> = {
  DEMOGAME3: {
    part: <DemoLink game={game} />,
    on: ['COMM3', 'DEMOGAME3'],
    look: has(() => page.getByRole('link', { name: say('site.game.demo.of', { game: 'Game' }) })),
  },
  DIRECTREG3: {
    part: <VisitorBar />,
    on: ['REG3', 'DIRECTREG3'],
    look: has(() => page.getByRole('button', { name: say('site.join') })),
  },
  MEMBER3: {
    part: <AccountMenu />,
    opens: folded,
    on: ['MEMBER3'],
    look: has(() => page.getByRole('button', { name: say('site.account.withdraw') })),
  },
}

const PACKAGE = { resourceType: 'Android', url: 'https://apps.example/a.apk', qrCodeUrl: null }

/** Draws parts for brands, one after the other; what else a part asks for has no reply yet. */
function drawing() {
  const asked = answerCall(whitelabel, 'no reply yet')
  const offered = answerCall(domainRoute, 'no reply yet')
  answerCall(status, { value: { status: 0, ip: '192.0.2.1', until: null, note: null, serverTime: Date.now() } })
  answerCall(memberInfo, { value: AGENT })
  for (const route of [gameMenus, unreadMessages, ownActivities]) answerCall(route, 'no reply yet')
  // None of the pictures is there: what counts is which are asked for.
  const ignored = new AbortController()
  addEventListener('error', (event) => event.stopPropagation(), { capture: true, signal: ignored.signal })
  onTestFinished(() => ignored.abort())
  return async (
    { part, opens }: Pick<Row, 'part' | 'opens'>,
    brand: Brand,
    resources: readonly (typeof PACKAGE)[] = [],
  ) => {
    asked.reply({ value: brand })
    offered.reply({ value: { resources: [...resources], domainList: [] } })
    const { unmount } = await renderOnSite(
      <main>
        {part}
        <Arrived />
      </main>,
      { rooms: ['footer', 'app', 'home'] },
    )
    await expect.poll(() => document.querySelector('hr')).not.toBeNull()
    // The mouse is still where the last one was opened.
    if (opens) await page.getByRole('separator').hover()
    await opens?.().click()
    return unmount
  }
}

test('every setting and switch that changes a page has a row here', () => {
  expect(Object.keys(SETTINGS).toSorted()).toEqual(shownIn(SETTINGS_IN_EFFECT, 'page'))
  expect(Object.keys(SWITCHES).toSorted()).toEqual(shownIn(SWITCHES_IN_EFFECT, 'page'))
})

test.each(Object.entries(SETTINGS))('the setting %s changes what the site shows', async (name, row) => {
  const draw = drawing()
  const unmount = await draw(row, aBrand())
  await expect.poll(row.look).toEqual(row.before)
  await unmount()
  await draw(row, aBrand(row.brand), name === 'resources' ? [PACKAGE] : [])
  await expect.poll(row.look).toEqual(row.after)
})

test.each(Object.entries(SWITCHES))('the switch %s changes what the site shows', async (name, { on, look, ...row }) => {
  const draw = drawing()
  if (name === 'MEMBER3') {
    startSession('a'.repeat(43))
    onTestFinished(endSession)
  }
  const unmount = await draw(row, aBrand({ on }))
  await expect.poll(look).toBe(true)
  await unmount()
  await draw(row, aBrand({ on: on.filter((code) => code !== name) }))
  await expect.poll(look).toBe(false)
})
