import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { limitClassOf } from '@sanuk/contracts/limit-class'
import type { LaunchMode } from '@sanuk/contracts/wire'
import type { Game, NoteGameOpened } from '#platform/capabilities/game'
import type { Member } from '#platform/capabilities/member'
import type { MoneyFollows } from '#platform/capabilities/open-games'
import { findOpening, nobody, type Opening, type OpenNeeds, type OpenWish, openAtVendor } from './open-at-vendor.ts'
import type { issueTicket } from './tickets.ts'

type Needs = OpenNeeds & {
  readonly issueTicket: ReturnType<typeof issueTicket>
  readonly noteOpened: NoteGameOpened
  readonly moneyFollows: MoneyFollows
}

export type LaunchWish = OpenWish & {
  readonly member: Member
  /** The session on the site from which it is opened. */
  readonly session: string
  readonly mode: LaunchMode
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
    const { member, mode } = wish
    const opening = await findOpening(needs, { nodeId: wish.nodeId, mode, brand: member.brand })
    const { moneyReturns, ...named } =
      mode === 'demo' ? { moneyReturns: false, ...nobody() } : await withMoney(needs, wish, opening)
    const { nickname, currency, rankLevel } = member
    const player = { ...named, nickname, currency, limitClass: limitClassOf(rankLevel) }
    const content = await openAtVendor(needs, { ...opening, wish, player, mode, chat: member.type !== TRIAL_TYPE })
    await needs.noteOpened(member, opening.game.nodeId)
    return { content, game: opening.game, isSingle: opening.vendor.wallet === 'seamless', moneyReturns }
  }

/** The member, with a ticket that opens the wallet; and whether money went along. */
async function withMoney(needs: Needs, { member, session, language }: LaunchWish, { vendor, game }: Opening) {
  const moneyReturns = await needs.moneyFollows(member, vendor)
  const { code, hall } = game
  const { ticket } = await needs.issueTicket({ member, session, vendor: vendor.code, game: code, hall, language })
  return { moneyReturns, ticket, member: member.id }
}
