import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import type { AgentSignalKind } from '@sanuk/contracts/office-agent-signals'
import { findPayOverWin, findRisklessPlay, leastsOf } from './branch-play.ts'
import type { Finding } from './finding.ts'
import type { SignalsNeeds } from './needs.ts'
import { findOpenedAccounts } from './opened-accounts.ts'
import { findSharedAccess } from './shared-access.ts'
import type { PlayStore } from './store/plays.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Business days whose play is looked at; today is not over. */
const PLAY_DAYS = 30

/** Accounts that agents opened in so many days are looked at, as long as networks are remembered. */
const OPENED_DAYS = 90

type Needs = SignalsNeeds & { readonly plays: PlayStore }

/** Finds signals about the agents of a brand as everything stands now. */
export function createFind(needs: Needs) {
  const spanOf = async (brand: string) => {
    const { timeZone, currency } = await needs.reckoningOf(brand)
    const to = addDays(dayOf(needs.clock(), timeZone), -1)
    return { from: addDays(to, 1 - PLAY_DAYS), to, currency, least: leastsOf(currency) }
  }
  const shared = async (brand: string): Promise<Finding[]> => {
    const groups = await needs.sharedGroups(brand)
    const chains = await needs.chainsOf([...new Set(Object.values(groups).flat(2))])
    return findSharedAccess(groups, chains)
  }
  const opened = async (brand: string): Promise<Finding[]> => {
    const accounts = await needs.openedSince(brand, new Date(needs.clock().getTime() - OPENED_DAYS * DAY_MS))
    const beside = await needs.signedInBeside(accounts.map(({ member, agent }) => ({ member, other: agent })))
    return findOpenedAccounts(
      accounts.flatMap(({ member, agent }) => {
        const isBeside = beside.get(member)
        return isBeside === undefined ? [] : [{ member, agent, isBeside }]
      }),
    )
  }
  const played = async (brand: string, kinds: ReadonlySet<AgentSignalKind>): Promise<Finding[]> => {
    const { least, ...span } = await spanOf(brand)
    const branches = await needs.plays.ofBranches(brand, span)
    return [
      ...(kinds.has('riskless_play') ? findRisklessPlay(branches, least) : []),
      ...(kinds.has('pay_over_win') ? findPayOverWin(branches, least) : []),
    ]
  }
  return {
    spanOf,
    /** The strongest first. */
    find: async (brand: string, wanted: readonly AgentSignalKind[]): Promise<Finding[]> => {
      const kinds = new Set(wanted)
      const isPlay = kinds.has('riskless_play') || kinds.has('pay_over_win')
      const found = await Promise.all([
        kinds.has('shared_access') ? shared(brand) : [],
        isPlay ? played(brand, kinds) : [],
        kinds.has('opened_accounts') ? opened(brand) : [],
      ])
      return found.flat().toSorted((one, other) => {
        if (one.strength === other.strength) return one.agent < other.agent ? -1 : 1
        return one.strength > other.strength ? -1 : 1
      })
    },
  }
}
