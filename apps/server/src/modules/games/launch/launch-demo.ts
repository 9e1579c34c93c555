import type { Brand } from '#platform/caller'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import { findOpening, nobody, type Opening, type OpenNeeds, type OpenWish, openAtVendor } from './open-at-vendor.ts'

type Needs = OpenNeeds & { readonly demandBudgets: DemandBudgets }

type DemoWish = OpenWish & {
  readonly brand: OpenWish['brand'] & Pick<Brand, 'id' | 'currency' | 'modules'>
  /** From where the visitor calls. */
  readonly address: string
}

/** How many demos one network address may open in ten minutes, and the visitors of a whole brand in an hour. */
const PER_ADDRESS = { name: 'demos of an address', limit: 30, seconds: 10 * 60 }
const PER_BRAND = { name: 'demos of a brand', limit: 20_000, seconds: 60 * 60 }

/** What a vendor is told to call somebody who has no name here. */
const NICKNAME = 'Guest'

/**
 * Opens a game for no money, for a visitor who has no account. Refuses with `function_off`, `too_many_requests`,
 * `game_unavailable` and `vendor_unreachable`.
 */
export const launchDemo =
  (needs: Needs) =>
  async (wish: DemoWish): Promise<Opening & { readonly content: string }> => {
    const { brand } = wish
    if (!brand.modules.has('DEMOGAME3')) throw new Refusal('function_off')
    await needs.demandBudgets(brand.id, [
      { ...PER_ADDRESS, subject: placeOf(wish.address).address },
      { ...PER_BRAND, subject: '' },
    ])
    const opening = await findOpening(needs, { nodeId: wish.nodeId, mode: 'demo', brand: brand.id })
    const player = { ...nobody(), nickname: NICKNAME, currency: brand.currency, limitClass: null }
    return { ...opening, content: await openAtVendor(needs, { ...opening, wish, player, mode: 'demo' }) }
  }
