import { createHash, randomUUID } from 'node:crypto'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { parseAmount } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { Game } from '#platform/capabilities/game'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import { compareLists, type ListDifferences, mergeLists } from './list-differences.ts'
import { createListStore } from './store/lists.ts'
import { replaceList } from './store/vendor-list.ts'

type Needs = {
  readonly database: Database
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'all'>
  readonly sayDeed: RecordAuditEntry
}

type AnyVendor = ReturnType<Vendors['all']>[number]

/** What a vendor lists at this moment; the digest names it. */
type Fetched = { readonly games: readonly Game[]; readonly digest: string; readonly vendor: AnyVendor }

/** The vendors' lists of games: taken over by themselves, or by hand after a look at what differs. */
export function createVendorLists({ database, callVendor, vendors, sayDeed }: Needs) {
  const store = createListStore(database)

  async function fetchFrom(vendor: AnyVendor): Promise<Fetched | null> {
    const { called, enabled } = vendor
    const reply = called && enabled ? await callVendor(called, 'games', { requestId: randomUUID() }) : null
    if (!reply) return null
    const digest = createHash('sha256').update(JSON.stringify(reply.games)).digest('hex')
    return { games: reply.games.map((listed) => gameOf(vendor.code, listed)), digest, vendor }
  }

  /** Those whose lists are theirs to tell: the platform's own games are handed over by their rooms. */
  const listing = (): AnyVendor[] => vendors.all().filter(({ wallet }) => wallet !== 'house')

  function demand(code: string): AnyVendor {
    const vendor = listing().find((one) => one.code === code)
    if (!vendor) throw new Refusal('not_found')
    return vendor
  }

  async function demandFetched(code: string): Promise<Fetched> {
    const fetched = await fetchFrom(demand(code))
    if (!fetched) throw new Refusal('vendor_unreachable')
    return fetched
  }

  return {
    /** Every vendor of its own with how many games it lists, and how its list is taken over. */
    all: async () => {
      const [counts, byHand] = await Promise.all([store.counts(), store.byHand()])
      return listing().map(({ code, name, called, enabled }) => ({
        vendor: code,
        name,
        games: counts.get(code) ?? 0,
        byHand: byHand.has(code),
        asked: called !== null && enabled,
      }))
    },
    /** Which categories each vendor has games of, by its code. */
    categories: store.categories,
    /** Whether a vendor's changes wait for an operator. Refuses with `not_found`. */
    setByHand: async (code: string, byHand: boolean): Promise<void> => {
      await store.setByHand(demand(code).code, byHand)
    },
    /** What a vendor's list says now that ours does not. Refuses with `not_found` and `vendor_unreachable`. */
    compare: async (code: string): Promise<ListDifferences & Omit<Fetched, 'games'> & { readonly fetched: number }> => {
      const { games, digest, vendor } = await demandFetched(code)
      const known = await store.known(database, code, !vendor.sandbox)
      return { ...compareLists(known, games), digest, vendor, fetched: games.length }
    },
    /**
     * Takes over what differs: all, or of the games that are named. Refuses as `compare` does, and with
     * `changed_meanwhile` where the list is another than the one that was looked at.
     */
    take: async (code: string, { digest, codes }: { digest: string; codes: readonly string[] | null }) => {
      const fetched = await demandFetched(code)
      if (fetched.digest !== digest) throw new Refusal('changed_meanwhile')
      return inTransaction(database, async (transaction) => {
        await takeAdvisoryLock(transaction, `list of ${code}`)
        const listed = !fetched.vendor.sandbox
        const known = await store.known(transaction, code, listed)
        const isTaken = codes === null ? () => true : (one: { code: string }) => codes.includes(one.code)
        const { added, changed, gone } = compareLists(known, fetched.games)
        const games = mergeLists(known, fetched.games, isTaken)
        await replaceList(transaction, { vendor: code, games, listed })
        const taken = { new: added.filter(isTaken), changed: changed.filter(isTaken), gone: gone.filter(isTaken) }
        const names = Object.entries(taken).map(([kind, of]) => [kind, of.map((one) => one.code)])
        const deed = { subject: 'catalogue.list', subjectId: code, details: Object.fromEntries(names) }
        await sayDeed(deed, transaction)
        return { new: taken.new.length, changed: taken.changed.length, gone: taken.gone.length }
      })
    },
    /** Takes over the whole list of a vendor that is the platform itself, from the room that plays its games. */
    takeOwn: (vendor: string, games: readonly Game[]): Promise<void> =>
      inTransaction(database, (transaction) => replaceList(transaction, { vendor, games, listed: true })),
    /**
     * Takes over the list of every vendor of its own that is switched on and does not wait for an operator; one that cannot be
     * reached keeps the list it had. What a sandbox vendor lists can be played and is shown to nobody.
     */
    synchronise: async (): Promise<void> => {
      const byHand = await store.byHand()
      for (const vendor of listing()) {
        const fetched = byHand.has(vendor.code) ? null : await fetchFrom(vendor)
        if (!fetched) continue
        const { games } = fetched
        await inTransaction(database, (transaction) =>
          replaceList(transaction, { vendor: vendor.code, games, listed: !vendor.sandbox }),
        )
      }
    },
  }
}

function gameOf(vendor: string, listed: VendorAnswer<'games'>['games'][number]): Game {
  const {
    tags,
    minimumStake,
    maximumStake,
    parent,
    playType,
    demo,
    freeRoundStakes,
    stakesIn,
    pools,
    hall,
    board,
    ...game
  } = listed
  return {
    ...game,
    nodeId: randomUUID(),
    vendor,
    parent: parent ?? null,
    playType: playType ?? null,
    minimumStake: parseAmount(minimumStake),
    maximumStake: parseAmount(maximumStake),
    isHot: tags.includes('hot'),
    isNew: tags.includes('new'),
    offersDemo: demo ?? false,
    freeRoundStakes: (freeRoundStakes ?? []).map(parseAmount),
    stakesIn: (stakesIn ?? []).map((one) => ({
      currency: one.currency,
      minimumStake: parseAmount(one.minimumStake),
      maximumStake: parseAmount(one.maximumStake),
      freeRoundStakes: (one.freeRoundStakes ?? []).map(parseAmount),
    })),
    pools: pools ?? [],
    hall: hall ?? null,
    hasBoard: board ?? false,
  }
}
