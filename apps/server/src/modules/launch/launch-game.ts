import { randomUUID } from 'node:crypto'
import type { Language } from '@sanuk/contracts/wire'
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
    if (!game?.playable || !vendor) throw new Refusal('game_unavailable')
    const moneyReturns = await needs.moneyFollows(wish.member, vendor)
    const { member, language } = wish
    const { ticket } = await needs.issueTicket({ member, vendor: vendor.code, game: game.code, language })
    const page = (path: string) => new URL(path, needs.siteOrigin).href
    const reply = await needs.callVendor(vendor, 'launch', {
      requestId: randomUUID(),
      ticket,
      member: wish.member.id,
      nickname: wish.member.nickname,
      currency: wish.member.currency,
      language: wish.language,
      country: 'TH',
      game: game.code,
      mode: 'real',
      device: wish.device,
      returnUrl: page('/rng'),
      cashierUrl: page('/?panel=depositv2'),
      historyUrl: page('/?panel=personalHistoryCopy'),
    })
    if (!reply) throw new Refusal('vendor_unreachable')
    await needs.noteOpened(member, game.nodeId)
    return { content: reply.url, game, isSingle: vendor.wallet === 'seamless', moneyReturns }
  }
