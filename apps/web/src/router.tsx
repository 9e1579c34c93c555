import { gameMenus } from '@sanuk/contracts/catalogue'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { brandQuery } from './brand/brand-query.ts'
import { LOBBIES } from './features/catalogue/lobbies.ts'
import { lobbyGames } from './features/catalogue/lobby-games.ts'
import { isOwnMode, readLobbySearch } from './features/catalogue/lobby-search.ts'
import { readyWords } from './language/language.ts'
import { type ComingPath, SCREENS_TO_COME } from './pages/coming-pages.ts'
import { PageFault } from './pages/page-fault.tsx'
import { SitePage } from './pages/site-page.tsx'
import { readPanelSearch } from './panels/panel-names.ts'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'
import { currentSession } from './session/session.ts'
import { HeaderOnly } from './shell/header-only.tsx'
import { loadPart } from './wire/load-part.ts'
import { queryClient, read } from './wire/read.ts'

/** A page that is loaded when it is first asked for. */
const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadPart(load), name)

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Which one a page is about. */
const readId = (search: Record<string, unknown>): { id?: string } => {
  const id = text(search.id)
  return id ? { id } : {}
}

/** Which game, and whether for no money. */
const readGame = (search: Record<string, unknown>): { id?: string; demo?: true } => ({
  ...readId(search),
  ...(search.demo === true && { demo: true }),
})

/** Of promotions. */
const readCategory = (search: Record<string, unknown>): { category?: string | undefined } => {
  const category = text(search.category)
  return category ? { category } : {}
}

const root = createRootRoute({
  component: Root,
  validateSearch: readPanelSearch,
})

/** Header and footer around the page; the game has the screen to itself. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: SitePage })

/** The header and nothing else around screens that need the room. */
const headerOnly = createRoute({ getParentRoute: () => root, id: 'screen', component: HeaderOnly })

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  loader: () => readyWords('home'),
  component: page(() => import('./pages/home-page.tsx'), 'HomePage'),
})

const lobbies = LOBBIES.map(({ path, gameTypes }) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: readLobbySearch,
    loaderDeps: ({ search: { panel, next, under, ...lobby } }) => lobby,
    loader: ({ deps: search }) => {
      // The games are asked for while the page that shows them is still on its way. The drawing of the build has none.
      if (import.meta.env.SSR) return readyWords('lobby')
      if (!isOwnMode(search.mode)) queryClient.prefetchInfiniteQuery(lobbyGames({ gameTypes, search, keptHere: null }))
      // What there is to narrow down by takes room above the games: they would move when it came.
      return Promise.all([readyWords('lobby'), queryClient.prefetchQuery(read(gameMenus))])
    },
    component: page(() => import('./pages/lobby-page.tsx'), 'LobbyPage'),
  }),
)

const notices = createRoute({
  getParentRoute: () => shell,
  path: '/noticePage',
  validateSearch: readId,
  loader: () => readyWords('pages', 'content'),
  component: page(() => import('./pages/notices-page.tsx'), 'NoticesPage'),
})

const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  loader: () => readyWords('pages', 'fairness'),
  component: page(() => import('./pages/fairness-page.tsx'), 'FairnessPage'),
})

const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  loader: () => readyWords('pages', 'help'),
  component: page(() => import('./pages/help-page.tsx'), 'HelpPage'),
})

const memberHelp = createRoute({
  getParentRoute: () => shell,
  path: '/helpmc',
  loader: () => readyWords('pages', 'help'),
  component: page(() => import('./pages/help-page.tsx'), 'MemberHelpPage'),
})

const promotions = createRoute({
  getParentRoute: () => shell,
  path: '/promotions',
  validateSearch: readCategory,
  loader: () => readyWords('pages', 'promotions'),
  component: page(() => import('./pages/promotions-page.tsx'), 'PromotionsPage'),
})

const promoDetail = createRoute({
  getParentRoute: () => shell,
  path: '/promoDetail',
  validateSearch: readId,
  loader: () => readyWords('pages', 'promotions', 'activities', 'field'),
  component: page(() => import('./pages/promo-detail-page.tsx'), 'PromoDetailPage'),
})

const pointMall = createRoute({
  getParentRoute: () => shell,
  path: '/pointMall',
  loader: () => readyWords('pages', 'points', 'field'),
  component: page(() => import('./pages/point-mall-page.tsx'), 'PointMallPage'),
})

const down = createRoute({
  getParentRoute: () => shell,
  path: '/down',
  loader: () => readyWords('pages', 'app', 'push'),
  component: page(() => import('./pages/down-page.tsx'), 'DownPage'),
})

const join = createRoute({
  getParentRoute: () => shell,
  path: '/join',
  loader: () => readyWords('pages', 'agents'),
  component: page(() => import('./pages/join-page.tsx'), 'JoinPage'),
})

const vip = createRoute({
  getParentRoute: () => shell,
  path: '/vip',
  loader: () => readyWords('pages', 'vip'),
  component: page(() => import('./pages/vip-page.tsx'), 'VipPage'),
})

const missing = createRoute({
  getParentRoute: () => shell,
  path: '$',
  loader: () => readyWords('pages'),
  component: page(() => import('./pages/missing-page.tsx'), 'MissingPage'),
})

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: readGame,
  loader: () => readyWords('launch'),
  component: page(() => import('./pages/game-page.tsx'), 'GamePage'),
})

/** A vendor's game or sports under the header of the site. */
const framed = (['/seamless', '/fbsports'] as const).map((path) =>
  createRoute({
    getParentRoute: () => headerOnly,
    path,
    validateSearch: readGame,
    loader: () => readyWords('launch'),
    component: page(() => import('./pages/game-page.tsx'), 'FramedGame'),
  }),
)

const coming = (path: ComingPath) =>
  createRoute({
    getParentRoute: () => headerOnly,
    path,
    loader: () => readyWords('pages'),
    component: page(() => import('./pages/coming-page.tsx'), 'ComingPage'),
  })

const screensToCome = SCREENS_TO_COME.map(coming)

/** The cockfight starts its game from the header; as a page there is none. */
const toHome = ['/index', '/index.html', '/home', '/cockfight'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true })
    },
  }),
)

const toRegister = (['/register', '/register.html'] as const).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: '/', search: { ...search, panel: 'register' }, replace: true })
    },
  }),
)

/** Somebody has just signed in at the door: on to what they had asked for. */
function AfterLogin() {
  const { next = '/' } = useSearch({ from: '__root__' })
  const router = useRouter()
  useEffect(() => void router.navigate({ href: next, replace: true }), [router, next])
  return null
}

/** A panel over the home page; of a brand that shows nothing before, the only page there is (`DoorPage`). */
const toLogin = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: async ({ search }) => {
    const isDoor = (await queryClient.ensureQueryData(brandQuery())).loginedToHomePage
    if (isDoor && currentSession() === null) return
    throw redirect({ to: '/', search: isDoor ? {} : { ...search, panel: 'login' }, replace: true })
  },
  component: AfterLogin,
})

/** Links of old name the frame that a game is shown in. */
const toGame = createRoute({
  getParentRoute: () => root,
  path: '/by-iframe',
  validateSearch: readId,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/game', search, replace: true })
  },
})

const toApp = createRoute({
  getParentRoute: () => root,
  path: '/download',
  beforeLoad: () => {
    throw redirect({ to: '/down', replace: true })
  },
})

const routeTree = root.addChildren([
  shell.addChildren([
    home,
    ...lobbies,
    notices,
    fairness,
    help,
    memberHelp,
    promotions,
    promoDetail,
    down,
    join,
    vip,
    missing,
    pointMall,
  ]),
  headerOnly.addChildren([...framed, ...screensToCome]),
  game,
  ...toHome,
  ...toRegister,
  toLogin,
  toApp,
  toGame,
])

/** The site's router; the first paint is drawn with one that has a history in memory. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Drawing without a browser would write an inline script for it.
    scrollRestoration: history === undefined,
    defaultErrorComponent: PageFault,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface HistoryState {
    /** A round to be checked, as text. */
    record?: string
  }
}
