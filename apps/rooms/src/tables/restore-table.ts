import { STOPPED } from '../apply-news.ts'
import type { BetStore } from '../bets/bet-store.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import type { TableState } from '../protocol.ts'
import { shoeView } from '../shoes/shoe-view.ts'
import type { BegunShoe, Shoes } from '../shoes/shoes.ts'
import { later, type OpenCoup, openCoupOf, type Standing } from './standing.ts'
import type { TablePlan } from './table-plans.ts'

type Needs = {
  readonly plan: TablePlan
  readonly shoes: Shoes
  readonly coups: CoupStore
  readonly bets: BetStore
  readonly clock: () => Date
}

type Restored = { readonly standing: Standing; readonly state: TableState }

/**
 * Where a table stands by what the database says of it. Bets that are known to be paid for lie as they did; of those that
 * somebody else was still asking about the money goes back.
 */
export async function restoreTable(needs: Needs): Promise<Restored> {
  const { plan, shoes, coups, clock } = needs
  const shoe = await shoes.dealing(plan.title.code)
  if (!shoe) return { standing: { phase: 'between', shoe: null, until: clock() }, state: STOPPED }
  const ended = await coups.endedOf(shoe.id)
  const results = ended.flatMap(({ result }) => (result ? [result] : []))
  const open = await coups.open(plan.title.code)
  const hasBegun = open !== undefined || ended.length > 0
  const state: TableState = { ...STOPPED, phase: 'result', shoe: shoeView(shoe, hasBegun), results }
  if (!open) return { standing: { phase: 'between', shoe, until: clock() }, state }
  const coup = await withBets(needs, openCoupOf(open, shoe))
  return { standing: standingOf(open, { shoe, coup, pace: plan.pace }), state: { ...state, ...onTable(open, coup) } }
}

async function withBets({ bets }: Needs, coup: OpenCoup): Promise<OpenCoup> {
  await bets.undoUnknown(coup.id)
  for (const { member, stakes } of await bets.ofCoup(coup.id)) coup.bets.restore(member, stakes)
  return coup
}

type At = { readonly shoe: BegunShoe; readonly coup: OpenCoup; readonly pace: TablePlan['pace'] }

/** Cards that were turned before are turned again, all that are due at once. */
function standingOf({ dealt_at }: CoupRow, { shoe, coup, pace }: At): Standing {
  if (dealt_at === null) return { phase: 'betting', shoe, coup, until: coup.closesAt }
  return { phase: 'dealing', shoe, coup, turned: 0, dealtAt: dealt_at, until: later(dealt_at, pace.card) }
}

function onTable({ state }: CoupRow, { id, number, opensAt, closesAt, bets }: OpenCoup) {
  const times = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
  return {
    phase: state === 'dealing' ? ('dealing' as const) : ('betting' as const),
    coup: { id, number, ...times, cards: { player: [], banker: [] }, result: null, isVoid: false },
    crowd: { players: 0, spots: bets.crowd() },
  }
}
