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
import { lobbyGames } from './features/catalogue/lobby-games.ts'
import { readLobbySearch } from './features/catalogue/lobby-search.ts'
import { readyWords } from './language/language.ts'
import { type ComingPath, comingPages } from './pages/coming-pages.ts'
import { PageFault } from './pages/page-fault.tsx'
import { readPanelSearch } from './panels/panel-names.ts'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'
import { currentSession } from './session/session.ts'
import { Shell } from './shell/shell.tsx'
import { queryClient } from './wire/read.ts'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const root = createRootRoute({
  component: Root,
  validateSearch: readPanelSearch,
})

/** Header and footer around the page; the game has the screen to itself. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  loader: () => readyWords('home'),
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
})

const slots = createRoute({
  getParentRoute: () => shell,
  path: '/rng',
  validateSearch: readLobbySearch,
  loaderDeps: ({ search: { panel, next, ...lobby } }) => lobby,
  loader: ({ deps }) => {
    // The games are asked for while the page that shows them is still on its way. The drawing of the build has none.
    if (!import.meta.env.SSR) queryClient.prefetchInfiniteQuery(lobbyGames(deps))
    return readyWords('lobby')
  },
  component: lazyRouteComponent(() => import('./pages/lobby-page.tsx'), 'LobbyPage'),
})

const notices = createRoute({
  getParentRoute: () => shell,
  path: '/noticePage',
  loader: () => readyWords('pages', 'content'),
  component: lazyRouteComponent(() => import('./pages/notices-page.tsx'), 'NoticesPage'),
})

const missing = createRoute({
  getParentRoute: () => shell,
  path: '$',
  loader: () => readyWords('pages'),
  component: lazyRouteComponent(() => import('./pages/missing-page.tsx'), 'MissingPage'),
})

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: (search): { id?: string } => {
    const id = text(search.id)
    return id ? { id } : {}
  },
  loader: () => readyWords('launch'),
  component: lazyRouteComponent(() => import('./pages/game-page.tsx'), 'GamePage'),
})

const coming = (Object.keys(comingPages) as ComingPath[]).map((path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    loader: () => readyWords('pages'),
    component: lazyRouteComponent(() => import('./pages/coming-page.tsx'), 'ComingPage'),
  }),
)

const toHome = ['/index', '/index.html', '/home'].map((path) =>
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

const toApp = createRoute({
  getParentRoute: () => root,
  path: '/download',
  beforeLoad: () => {
    throw redirect({ to: '/down', replace: true })
  },
})

const routeTree = root.addChildren([
  shell.addChildren([home, slots, notices, missing, ...coming]),
  game,
  ...toHome,
  ...toRegister,
  toLogin,
  toApp,
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
}
