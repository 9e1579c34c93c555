import type { SITE_DETOURS, SitePath } from '@sanuk/contracts/site-pages'
import { readLobbySearch } from '../features/catalogue/lobby-search.ts'
import { type PanelSearch, readPanelSearch } from '../panels/panel-names.ts'

/** What an address says after its `?`, by name, as nobody has checked it yet. */
type Said = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Which one a page is about. */
export const readId = ({ id }: Said): { id?: string | undefined } => ({ id: text(id) })

/** Which game, and whether for no money. */
export const readGame = ({ id, demo }: Said): { id?: string | undefined; demo?: true | undefined } => ({
  id: text(id),
  demo: demo ? true : undefined,
})

/** Of promotions. */
export const readCategory = ({ category }: Said): { category?: string | undefined } => ({ category: text(category) })

type LotterySearch = {
  gameCode?: string | undefined
  vendor?: string | undefined
  playType?: string | undefined
  /** The play, or the group of plays, that is on first. */
  play?: string | undefined
  /** What is picked on its pad then (`writePicks`). */
  pick?: string | undefined
  /** Instead of the hall: what was drawn on a day, today where none is named. */
  view?: 'results' | undefined
  day?: string | undefined
}

const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)

/** Of lotteries. */
export const readLottery = ({ gameCode, vendor, playType, play, pick, view, ...said }: Said): LotterySearch => ({
  gameCode: text(gameCode),
  vendor: text(vendor),
  playType: text(playType),
  play: text(play),
  pick: text(pick),
  view: view === 'results' ? view : undefined,
  day: day(said.day),
})

const readNothing = () => ({})

/** Every address of the site as links write it, and how its own part of the search is read. */
const paths = {
  '/': readNothing,
  '/live': readLobbySearch,
  '/rng': readLobbySearch,
  '/fish': readLobbySearch,
  '/pvp': readLobbySearch,
  '/sports': readLobbySearch,
  '/esports': readLobbySearch,
  '/elott': readLobbySearch,
  '/lottery': readLottery,
  '/vnlottery': readLottery,
  '/lottert': readLottery,
  '/sealottery': readLottery,
  '/seamless': readGame,
  '/fbsports': readGame,
  '/game': readGame,
  '/promotions': readCategory,
  '/promoDetail': readId,
  '/pointMall': readNothing,
  '/vip': readNothing,
  '/join': readNothing,
  '/down': readNothing,
  '/help': readNothing,
  '/helpmc': readNothing,
  '/noticePage': readId,
  '/fairness': readNothing,
  '/terms': readNothing,
  '/privacy': readNothing,
  '/index': readNothing,
  '/index.html': readNothing,
  '/home': readNothing,
  '/cockfight': readNothing,
  '/login': readNothing,
  '/register': readNothing,
  '/register.html': readNothing,
  '/download': readNothing,
  '/by-iframe': readId,
} satisfies Record<SitePath | keyof typeof SITE_DETOURS, (said: Said) => object>

export type Path = keyof typeof paths

/** What the address of any page may say: its panel, and whatever some page reads. */
export type AnySearch = PanelSearch &
  ReturnType<typeof readLobbySearch> &
  ReturnType<typeof readGame> &
  ReturnType<typeof readCategory> &
  LotterySearch

/** What the address of a page may say; of `.`, the page that is shown, nobody knows which it is. */
export type SearchOf<P extends Path | '.'> = P extends Path ? PanelSearch & ReturnType<(typeof paths)[P]> : AnySearch

const names = Object.keys(paths)

/** The address that links write for one that a visitor wrote, in whatever case; nothing where no page is. */
export function pathOf(pathname: string): Path | undefined {
  const plain = withoutSlash(pathname).toLowerCase()
  return names.find((name): name is Path => name.toLowerCase() === plain)
}

/** An address without the slashes at its end. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')

/** What a page and its panel know of what an address says is checked; what else it says stays as it is. */
export function readSearch(path: Path | undefined, said: Said): AnySearch {
  return { ...said, ...readPanelSearch(said), ...(path && paths[path](said)) }
}
