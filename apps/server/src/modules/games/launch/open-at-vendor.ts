import { randomUUID } from 'node:crypto'
import type { GameType } from '@sanuk/contracts/catalogue'
import type { Language, LaunchMode } from '@sanuk/contracts/wire'
import type { CurrencyCode } from '@sanuk/money/currency'
import { makeToken } from '#platform/bearer-token'
import { brandOrigin } from '#platform/brand-origin'
import type { Brand } from '#platform/caller'
import type { Game, OneGame } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import type { CallVendor, GameVendor } from '#platform/vendors'

export type OpenNeeds = {
  readonly oneGame: OneGame
  readonly callVendor: CallVendor
  /** How a vendor is called, if it is switched on. */
  readonly openVendor: (code: string) => GameVendor | null
  readonly siteOrigin: string
}

/** What is said of every launch, whoever plays. */
export type OpenWish = {
  readonly nodeId: string
  readonly device: 'desktop' | 'mobile'
  readonly language: Language
  /** Whose site the game is opened from, and led back to. */
  readonly brand: Pick<Brand, 'domains' | 'smsCountries'>
  /** Whether the brand lets wins be gambled with. */
  readonly gamble: boolean
  /** Whether it lets free spins and dearer spins be bought. */
  readonly buy: boolean
}

/** Whom the vendor is told to play with. */
export type Player = {
  readonly ticket: string
  readonly member: string
  readonly nickname: string
  readonly currency: CurrencyCode
  /** The class whose limits hold for them at live tables; null where those for everybody do. */
  readonly limitClass: string | null
}

export type Opening = { readonly game: Game; readonly vendor: GameVendor }

/** The game and its vendor, where a brand can open it in that mode. Refuses with `game_unavailable`. */
export async function findOpening(
  { oneGame, openVendor }: OpenNeeds,
  { nodeId, mode, brand }: { readonly nodeId: string; readonly mode: LaunchMode; readonly brand: string },
): Promise<Opening> {
  const game = await oneGame({ nodeId }, brand)
  const vendor = game && openVendor(game.vendor)
  const opens = game?.playable && (mode === 'real' || game.offersDemo)
  if (!opens || !vendor) throw new Refusal('game_unavailable')
  return { game, vendor }
}

type Asked = Opening & {
  readonly wish: OpenWish
  readonly player: Player
  readonly mode: LaunchMode
  /** Whether the player may write to others; accounts on trial cost nothing and may not. */
  readonly chat?: boolean
}

/** Asks the vendor for the address of a game. Refuses with `vendor_unreachable`. */
export async function openAtVendor(needs: OpenNeeds, asked: Asked): Promise<string> {
  const { game, vendor, wish, player, mode, chat = true } = asked
  const origin = brandOrigin(wish.brand, needs.siteOrigin)
  const page = (path: string) => new URL(path, origin).href
  const { limitClass, ...named } = player
  const reply = await needs.callVendor(vendor, 'launch', {
    requestId: randomUUID(),
    ...named,
    language: wish.language,
    country: wish.brand.smsCountries[0] ?? 'TH',
    game: game.code,
    mode,
    device: wish.device,
    returnUrl: page(LOBBIES[game.gameType]),
    cashierUrl: page('/?panel=depositv2'),
    historyUrl: page('/?panel=personalHistoryCopy'),
    ...(wish.gamble ? {} : { gamble: false }),
    ...(wish.buy ? {} : { buy: false }),
    ...(game.hasBoard && limitClass !== null && { limitClass }),
    ...(game.hasBoard && !chat && { chat: false }),
  })
  if (!reply) throw new Refusal('vendor_unreachable')
  return reply.url
}

/** The lobby that a game of a category stands in, which a player goes back to. A cockfight opens from any page. */
const LOBBIES: { readonly [type in GameType]: string } = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  ELOTT: '/elott',
  LOTT: '/elott',
  COCKFIGHT: '/',
}

/** A ticket and a member made up for this launch: whatever a vendor does with them, no wallet knows them. */
export const nobody = (): Pick<Player, 'ticket' | 'member'> => ({ ticket: makeToken(), member: randomUUID() })
