import { randomUUID } from 'node:crypto'
import type { RewardSettings } from '@sanuk/contracts/office-points'
import type { Language } from '@sanuk/contracts/wire'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { Picture } from '#platform/capabilities/stored-pictures'
import { Refusal } from '#platform/refusal'
import type { PointsNeeds } from './needs.ts'
import type { RewardStore, RewardWritten } from './store/rewards.ts'

/** What a form showed when it was opened. */
type Seen = { readonly revision: number; readonly stockSeen: number | null }

type Needs = PointsNeeds & { readonly rewards: RewardStore }

/** The shelf: what members see of it, and what operators put there. */
export function createMall({ database, rewards, findPictures }: Needs) {
  const written = async (brand: Brand, settings: RewardSettings, id: string): Promise<RewardWritten> => {
    const fields = faultsOf(settings, brand.languages)
    if (fields.length > 0) throw new Refusal('content_incomplete', { fields })
    if (settings.picture && (await findPictures(brand.id, [settings.picture])).size === 0) {
      throw new Refusal('picture_unknown', { fields: [{ field: 'picture', word: 'refusal.picture_unknown' }] })
    }
    const { points, limitPerMember, amount, ...rest } = settings
    return {
      ...rest,
      id,
      brand: brand.id,
      points: BigInt(points),
      limit_per_member: limitPerMember,
      amount: amount === null ? null : parseAmount(amount),
    }
  }
  return {
    /** What is open, in its order. */
    shelf: (brand: string) => rewards.open(brand),
    allRewards: (brand: string) => rewards.all(brand),
    /** Finds the pictures of a list at once, and answers each by its id. */
    picturesOf: async (
      brand: string,
      list: readonly { readonly picture: string | null }[],
    ): Promise<(id: string | null) => Picture | null> => {
      const found = await findPictures(
        brand,
        list.flatMap(({ picture }) => picture ?? []),
      )
      return (id) => (id === null ? null : (found.get(id) ?? null))
    },
    /** Refuses with `content_incomplete` and `picture_unknown`. */
    addReward: async (brand: Brand, settings: RewardSettings): Promise<{ id: string }> => {
      const id = randomUUID()
      await rewards.add(database, await written(brand, settings, id))
      return { id }
    },
    /** Refuses besides with `not_found`, and with `changed_meanwhile` where somebody saved since `revision`. */
    changeReward: async (brand: Brand, id: string, settings: RewardSettings & Seen): Promise<void> => {
      const { revision, stockSeen, ...wish } = settings
      const known = (await rewards.all(brand.id)).some((reward) => reward.id === id)
      if (!known) throw new Refusal('not_found')
      const changed = await rewards.change(database, await written(brand, wish, id), { revision, stockSeen })
      if (!changed) throw new Refusal('changed_meanwhile')
    },
    orderRewards: (brand: string, ids: readonly string[]) => rewards.order(database, brand, ids),
  }
}

/** Words are there in every language of the brand; money stands with what is paid in money, and nowhere else. */
function faultsOf({ title, description, category, amount }: RewardSettings, languages: readonly Language[]) {
  const missing = languages.flatMap((language) => [
    ...(title[language] ? [] : [`title.${language}`]),
    ...(description[language] ? [] : [`description.${language}`]),
  ])
  const isPaid = amount !== null && parseAmount(amount) > ZERO
  const wrong = isPaid === (category === 'credit') ? missing : [...missing, 'amount']
  return wrong.map((field) => ({ field, word: 'field.required' as const }))
}
