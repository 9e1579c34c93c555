import { dayOf } from '@sanuk/contracts/calendar-day'
import { agentDefaults } from '@sanuk/contracts/office-agent-defaults'
import { agentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { createDatedRules } from '#platform/dated-rules'
import { createCalendars } from '../calendar-of.ts'
import { mostOf } from '../rules.ts'
import { createContractStore } from '../store/contracts.ts'
import { createBegin } from './begin.ts'
import { createDefaults } from './defaults.ts'
import { createGivenTerms, isOffered } from './given-terms.ts'
import type { NextOf, StartingNeeds } from './needs.ts'
import { createTellLeftOut } from './tell-left-out.ts'

export type StartingContracts = ReturnType<typeof createStartingContracts>

/** Contracts that agents have from their first period on: terms that whoever brings them in gives, or a brand's defaults. */
export function createStartingContracts(needs: StartingNeeds) {
  const { database, clock, reckoningOf } = needs
  const rules = createDatedRules(database, { table: 'salary.rules', schema: agentMoneyRules })
  const calendars = createCalendars({ clock, brandNamed: (brand) => reckoningOf(brand) })
  const nextOf: NextOf = async ({ brand, scheme }, on) => {
    const day = (await calendars.periodsNow(brand, scheme)).next.firstDay
    return { day, most: mostOf(await rules.on(brand, day, on), scheme) }
  }
  const parts = {
    ...needs,
    ...calendars,
    contracts: createContractStore(database),
    rules,
    defaults: createDatedRules(database, { table: 'salary.defaults', schema: agentDefaults }),
    todayOf: async (brand: string): Promise<string> => dayOf(clock(), (await reckoningOf(brand)).timeZone),
    nextOf,
  }
  return {
    ...createGivenTerms(parts),
    isOffered,
    ...createBegin(parts),
    tellLeftOut: createTellLeftOut(parts),
    defaults: createDefaults(parts),
  }
}
