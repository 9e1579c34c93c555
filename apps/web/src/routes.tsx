import { gameMenus } from '@sanuk/contracts/catalogue'
import type { Room } from '@sanuk/locales/word'
import { type ComponentType, useEffect } from 'react'
import { brandQuery } from './brand/brand-query.ts'
import { withWords } from './components/lazy-part.ts'
import { LOBBIES, type Lobby } from './features/catalogue/lobbies.ts'
import { lobbyGames } from './features/catalogue/lobby-games.ts'
import { isOwnMode, isTableSearch, readLobbySearch } from './features/catalogue/lobby-search.ts'
import { askForHome } from './pages/ask-ahead.ts'
import { loadListedPage } from './pages/listed-page.ts'
import type { ListedPage } from './pages/page-table.ts'
import { SitePage } from './pages/site-page.tsx'
import { readPanelSearch } from './panels/panel-names.ts'
import type { Destination } from './router/location.ts'
import { type Page, Redirect } from './router/page.ts'
import type { AnySearch, Path } from './router/paths.ts'
import { Router } from './router/router.ts'
import { useRouter, useSearch } from './router/use-router.ts'
import { currentSession } from './session/session.ts'
import { HeaderOnly } from './shell/header-only.tsx'
import { queryClient, read } from './wire/read.ts'

/** The code of a page and the words it speaks, which another language wants again. */
const part =
  (load: () => Promise<ComponentType>, ...rooms: Room[]) =>
  () =>
    withWords(load, rooms)

/** The same of a page that few come in by. */
const listed = (name: ListedPage) => () => loadListedPage(name)

const homePart = part(() => import('./pages/home-page.tsx').then((it) => it.HomePage), 'home')
const lobbyPart = part(() => import('./pages/lobby-page.tsx').then((it) => it.LobbyPage), 'lobby')
const framedGamePart = listed('framedGame')
const lotteryPart = listed('lottery')

/** Header and footer around the page; the game has the screen to itself. */
const inShell = (name: ListedPage): Page => ({ Frame: SitePage, load: listed(name) })

/** The header and nothing else around screens that need the room. */
const headed = (load: Page['load']): Page => ({ Frame: HeaderOnly, load })

const lobby = (path: Lobby['path']): Page => ({
  Frame: SitePage,
  load: async (search) => {
    // The drawing of the build has no games.
    const [View] = await Promise.all([lobbyPart(), import.meta.env.SSR || askForLobby(path, search)])
    return View
  },
})

/** The games are asked for while the page that shows them is still on its way. */
async function askForLobby(path: Lobby['path'], said: AnySearch): Promise<void> {
  const gameTypes = LOBBIES.find((one) => one.path === path)?.gameTypes ?? []
  const search = readLobbySearch(said)
  // Live tables are asked for once it is known which there are.
  const isAsked = !isOwnMode(search.mode) && !isTableSearch(search)
  if (isAsked) queryClient.prefetchInfiniteQuery(lobbyGames({ gameTypes, search, keptHere: null }))
  // What there is to narrow down by takes room above the games: they would move when it came.
  await queryClient.ensureQueryData({ ...read(gameMenus), revalidateIfStale: true }).catch(() => undefined)
}

const detour = <P extends Path>(destination: Destination<P>): Page => ({ load: async () => new Redirect(destination) })

/** The cockfight starts its game from the header; as a page there is none. */
const toHome = detour({ to: '/' })

const toRegister: Page = {
  load: async (search) => new Redirect({ to: '/', search: { ...search, panel: 'register' } }),
}

/** A panel over the home page; of a brand that shows nothing before, the only page there is (`DoorPage`). */
const toLogin: Page = {
  load: async (search) => {
    const isDoor = (await queryClient.ensureQueryData(brandQuery())).loginedToHomePage
    if (isDoor && currentSession() === null) return AfterLogin
    return new Redirect({ to: '/', search: isDoor ? {} : { ...search, panel: 'login' } })
  },
}

/** Somebody has just signed in at the door: on to what they had asked for. */
function AfterLogin() {
  const { next = '/' } = useSearch(readPanelSearch)
  const router = useRouter()
  useEffect(() => void router.go(next, { replace: true }), [router, next])
  return null
}

/** Links of old name the frame that a game is shown in. */
const toGame: Page = { load: async (search) => new Redirect({ to: '/game', search }) }

/** Every page of the site, by its address. */
export const pages: Record<Path, Page> = {
  '/': {
    Frame: SitePage,
    load: async () => {
      if (!import.meta.env.SSR) askForHome()
      return homePart()
    },
  },
  '/live': lobby('/live'),
  '/rng': lobby('/rng'),
  '/fish': lobby('/fish'),
  '/pvp': lobby('/pvp'),
  '/sports': lobby('/sports'),
  '/esports': lobby('/esports'),
  '/elott': lobby('/elott'),
  '/lottery': headed(lotteryPart),
  '/vnlottery': headed(lotteryPart),
  '/lottert': headed(lotteryPart),
  '/sealottery': headed(lotteryPart),
  '/seamless': headed(framedGamePart),
  '/fbsports': headed(framedGamePart),
  '/game': { load: listed('game') },
  '/promotions': inShell('promotions'),
  '/promoDetail': inShell('promoDetail'),
  '/pointMall': inShell('pointMall'),
  '/vip': inShell('vip'),
  '/join': inShell('join'),
  '/down': inShell('down'),
  '/help': inShell('help'),
  '/helpmc': inShell('memberHelp'),
  '/noticePage': inShell('notices'),
  '/fairness': inShell('fairness'),
  '/terms': inShell('terms'),
  '/privacy': inShell('privacy'),
  '/index': toHome,
  '/index.html': toHome,
  '/home': toHome,
  '/cockfight': toHome,
  '/login': toLogin,
  '/register': toRegister,
  '/register.html': toRegister,
  '/download': detour({ to: '/down' }),
  '/by-iframe': toGame,
}

/** The site's router with all its pages. */
export const createSiteRouter = (): Router => new Router(pages, inShell('missing'))
