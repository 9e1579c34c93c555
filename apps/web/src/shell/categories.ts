import { Bird, Cherry, Fish, Gamepad2, type LucideIcon, Spade, Ticket, Tv, Volleyball } from 'lucide-react'
import { LOBBIES, type Lobby } from '../features/catalogue/lobbies.ts'

export type Category = Lobby & { readonly Icon: LucideIcon }

const icons: Record<Lobby['path'], LucideIcon> = {
  '/live': Tv,
  '/rng': Cherry,
  '/fish': Fish,
  '/pvp': Spade,
  '/sports': Volleyball,
  '/esports': Gamepad2,
  '/elott': Ticket,
}

/** The categories of the header that have a page, in its order. The cockfight, which has none, stands behind them. */
export const categories: readonly Category[] = LOBBIES.map((lobby) => ({ ...lobby, Icon: icons[lobby.path] }))

export const CockfightIcon = Bird

/** Screens that have the page to themselves: the header's second row is not shown there. */
const WITHOUT_CATEGORIES: readonly string[] = ['/seamless', '/lottery']

const plain = (pathname: string) => pathname.replace(/\/$/, '').toLowerCase()

export const showsCategories = (pathname: string): boolean => !WITHOUT_CATEGORIES.includes(plain(pathname))

/** The mall has its own way of getting about. */
export const showsSideBar = (pathname: string): boolean => plain(pathname) !== '/pointmall'
