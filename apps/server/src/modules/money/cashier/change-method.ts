import {
  type CashierRules,
  cashierRules,
  cashierRulesProposal,
  type MethodSettings,
  type MethodVersion,
  methodProposal,
} from '@sanuk/contracts/office-cashier-settings'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { amount, writeAmount } from '@sanuk/money/amount'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import { createFaults } from '#platform/money-faults'
import { Refusal } from '#platform/refusal'
import { DEFAULT_METHODS } from './deposit-terms.ts'
import { readSettings, settingsOf } from './method-settings.ts'
import type { MethodStore, Setting } from './store/methods.ts'
import type { Method } from './store/rows.ts'

type Needs = { readonly database: Database; readonly methods: MethodStore; readonly hasGateway: boolean }
type Proposal = { readonly brand: string; readonly subjectId: string; readonly details: unknown }

/** How a brand takes money: what operators agree on, and what one of them does at once. */
export function createChangeMethod({ database, methods, hasGateway }: Needs) {
  const read = async (brand: string, settings: MethodSettings) =>
    readSettings(settings, { accounts: await methods.accountsOf(brand), hasGateway })

  const find = async (brand: string, code: string, on: Connection = database): Promise<Method | null> =>
    (await methods.methodsOf(brand, on)).find((one) => one.code === code) ?? null

  const demand = async (brand: string, code: string): Promise<Method> => {
    const method = await find(brand, code)
    if (!method) throw new Refusal('not_found')
    return method
  }

  const version = async (brand: string, method: Method): Promise<MethodVersion> => {
    const named = (await methods.accountsOf(brand)).find(({ id }) => id === method.account)
    const where = named ? `${named.bank ? THAI_BANKS[named.bank].symbol : 'PromptPay'} ${named.number}` : null
    return { settings: settingsOf(method), enabled: method.enabled, where }
  }

  /** Saves a method; a brand that had none of its own keeps what it was offering. */
  const save = async (transaction: Transaction, brand: string, method: Method): Promise<void> => {
    if ((await methods.methodsOf(brand, transaction)) === DEFAULT_METHODS) {
      for (const usual of DEFAULT_METHODS) await methods.saveMethod(transaction, brand, usual)
    }
    await methods.saveMethod(transaction, brand, method)
  }

  return {
    /** What is proposed, as a colleague decides on it. Refuses with every field that makes no sense. */
    proposalOf: async (brand: string, settings: MethodSettings, code: string | null) => {
      const before = code === null ? null : await demand(brand, code)
      if (before && before.kind !== settings.kind) {
        throw new Refusal('invalid_request', { fields: [{ field: 'kind', word: 'field.fixed_kind' }] })
      }
      const after = { code: '', enabled: before?.enabled ?? true, ...(await read(brand, settings)) }
      return { before: before && (await version(brand, before)), after: await version(brand, after) }
    },
    proposalToSwitchOn: async (brand: string, code: string) => {
      const method = await demand(brand, code)
      const before = await version(brand, method)
      return { before, after: { ...before, enabled: true } }
    },
    switchOff: async (brand: string, code: string): Promise<void> => {
      const method = await demand(brand, code)
      await inTransaction(database, (transaction) => save(transaction, brand, { ...method, enabled: false }))
    },
    order: (brand: string, codes: readonly string[]): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const known = (await methods.methodsOf(brand, transaction)).map(({ code }) => code)
        const named = [...new Set(codes)].filter((code) => known.includes(code))
        const all = [...named, ...known.filter((code) => !named.includes(code))]
        for (const [place, code] of all.entries()) await methods.placeMethod(transaction, { brand, code, place })
      }),
    /** What a second operator approved. A method that was switched off meanwhile stays off unless that is the matter. */
    carryOut: async (transaction: Transaction, { brand, subjectId: code, details }: Proposal): Promise<null> => {
      const { before, after } = methodProposal.parse(details)
      const now = await find(brand, code, transaction)
      if ((now === null) !== (before === null)) throw new Refusal('proposal_outdated')
      const isSwitched = before?.enabled !== after.enabled
      const enabled = now && !isSwitched ? now.enabled : after.enabled
      await save(transaction, brand, { code, enabled, ...(await read(brand, after.settings)) })
      return null
    },
  }
}

const rulesOf = ({ twoFrom, targetMinutes }: Setting): CashierRules => ({
  twoFrom: writeAmount(twoFrom),
  targetMinutes,
})

function readRules(rules: CashierRules): Setting {
  const faults = createFaults()
  const twoFrom = faults.satang('twoFrom', rules.twoFrom)
  faults.atLeast('twoFrom', twoFrom, amount(100n))
  faults.demandNone()
  return { twoFrom, targetMinutes: rules.targetMinutes }
}

/** From which sum two operators credit, and how soon: what they agree on. */
export function createCashierRules({ methods }: { readonly methods: MethodStore }) {
  const of = async (brand: string): Promise<CashierRules> => rulesOf(await methods.settingOf(brand))
  return {
    of,
    proposalOf: async (brand: string, wish: CashierRules) => {
      const after = rulesOf(readRules(wish))
      return { before: await of(brand), after }
    },
    carryOut: async (transaction: Transaction, { brand, details }: Proposal): Promise<null> => {
      const { after } = cashierRulesProposal.parse(details)
      await methods.saveSetting(transaction, brand, readRules(cashierRules.parse(after)))
      return null
    },
  }
}
