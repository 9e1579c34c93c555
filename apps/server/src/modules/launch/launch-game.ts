import { randomUUID } from 'node:crypto'
import type { Language, LaunchMode } from '@sanuk/contracts/wire'
import { makeToken } from '#platform/bearer-token'
import { Refusal } from '#platform/refusal'
import type { CallVendor, GameVendor } from '#platform/vendors'
import type { Catalogue, Game } from '../catalogue/index.ts'
import type { Member } from '../members/index.ts'
import type { Transfers } from '../transfers/index.ts'
import type { issueTicket } from './tickets.ts'

type Needs = {
  readonly issueTicket: ReturnType<typeof issueTicket>
  readonly oneGame: Catalogue['one']
  readonly noteOpened: Catalogue['noteOpened']
  readonly callVendor: CallVendor
  /** How a vendor is called, if it is switched on. */
  readonly openVendor: (code: string) => GameVendor | null
  readonly moneyFollows: Transfers['follow']
  readonly siteOrigin: string
}

export type LaunchWish = {
  readonly nodeId: string
  readonly device: 'desktop' | 'mobile'
  readonly member: Member
  readonly language: Language
  readonly mode: LaunchMode
  /** Whether the brand lets wins be gambled with. */
  readonly gamble: boolean
  /** Whether it lets free spins and dearer spins be bought. */
  readonly buy: boolean
}

export type Launched = {
  readonly content: string
  readonly game: Game
  readonly isSingle: boolean
  /** Whether the member's money went along, to a wallet of the vendor's own, and is to come home afterwards. */
  readonly moneyReturns: boolean
}

/** Opens a game for a member and answers the vendor's address of it. Refuses with `game_unavailable` and `vendor_unreachable`. */
export const launchGame =
  (needs: Needs) =>
  async (wish: LaunchWish): Promise<Launched> => {
    const game = await needs.oneGame({ nodeId: wish.nodeId }, wish.member.brand)
    const vendor = game && needs.openVendor(game.vendor)
    const opens = game?.playable && (wish.mode === 'real' || game.offersDemo)
    if (!opens || !vendor) throw new Refusal('game_unavailable')
    const { moneyReturns, ...player } =
      wish.mode === 'demo' ? nobody() : await withMoney(needs, wish, { vendor, game: game.code })
    const page = (path: string) => new URL(path, needs.siteOrigin).href
    const reply = await needs.callVendor(vendor, 'launch', {
      requestId: randomUUID(),
      ...player,
      nickname: wish.member.nickname,
      currency: wish.member.currency,
      language: wish.language,
      country: 'TH',
      game: game.code,
      mode: wish.mode,
      device: wish.device,
      returnUrl: page('/rng'),
      cashierUrl: page('/?panel=depositv2'),
      historyUrl: page('/?panel=personalHistoryCopy'),
      ...(wish.gamble ? {} : { gamble: false }),
      ...(wish.buy ? {} : { buy: false }),
    })
    if (!reply) throw new Refusal('vendor_unreachable')
    await needs.noteOpened(wish.member, game.nodeId)
    return { content: reply.url, game, isSingle: vendor.wallet === 'seamless', moneyReturns }
  }

/** Whom the vendor is told to play with, and whether money went along. */
type Player = Pick<Launched, 'moneyReturns'> & { readonly ticket: string; readonly member: string }

type Opening = { readonly vendor: GameVendor; readonly game: string }

/** The member, with a ticket that opens the wallet. */
async function withMoney(needs: Needs, wish: LaunchWish, { vendor, game }: Opening): Promise<Player> {
  const { member, language } = wish
  const moneyReturns = await needs.moneyFollows(member, vendor)
  const { ticket } = await needs.issueTicket({ member, vendor: vendor.code, game, language })
  return { moneyReturns, ticket, member: member.id }
}

/** A ticket and a member made up for this launch: whatever a vendor does with them, no wallet knows them. */
const nobody = (): Player => ({ moneyReturns: false, ticket: makeToken(), member: randomUUID() })
