import * as contract from '@sanuk/contracts/office-cashier-settings'
import { groupAccountNumber } from '@sanuk/contracts/thai-banks'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { movesCurrency } from './deposit-terms.ts'
import type { Cashier, Method } from './index.ts'
import { settingsOf } from './method-settings.ts'

type Needs = { readonly cashier: Cashier; readonly approvals: ProposeAndShow }

/** How a brand takes money, and where it is to arrive. */
export function cashierSettingsRoutes(serve: Serve, { cashier, approvals }: Needs): void {
  const { methods, desk } = cashier
  methodRoutes(serve, { cashier, approvals })
  rulesRoutes(serve, { cashier, approvals })

  serve(contract.listReceivingAccounts, async ({ brand }) => {
    const accounts = await methods.accountsOf(brand.id)
    const ids = accounts.map(({ id }) => id)
    const [proposed, expected, balances] = await Promise.all([
      approvals.waitingAbout(brand.id, ['cashier.account'], ids),
      cashier.expectedAt(brand.id),
      cashier.balancesAt(brand.id, brand.currency),
    ])
    return {
      list: accounts.map(({ id, kind, bank, number, holder, enabled, addedAt }) => ({
        id,
        kind,
        bank,
        holder,
        enabled,
        addedAt: addedAt.toISOString(),
        proposed: proposed.has(id),
        number: bank ? groupAccountNumber(bank, number) : number,
        balance: balances.get(id) ?? null,
        expected: writeAmount(expected.get(id) ?? parseAmount('0')),
      })),
    }
  })

  serve(contract.proposeReceivingAccount, async ({ caller, brand, body }) => {
    const wish = await desk.readNew(body)
    const about = `${wish.bank ?? 'PromptPay'} ${wish.number}`
    const proposal = {
      kind: 'cashier.account' as const,
      about,
      subjectId: wish.number,
      details: { ...wish, add: true },
    }
    await approvals.propose(caller, brand.id, proposal)
    return {}
  })

  serve(contract.switchReceivingAccount, async ({ caller, brand, params, body }) => {
    const { id, kind, bank, number, holder } = await desk.find(brand.id, params.id)
    if (!body.enabled) {
      await desk.switchOff({ id, brand: brand.id })
      return { result: 'done' as const }
    }
    const about = `${bank ?? 'PromptPay'} ${number}`
    const details = { kind, bank, number, holder, add: false }
    await approvals.propose(caller, brand.id, { kind: 'cashier.account', about, subjectId: id, details })
    return { result: 'proposed' as const }
  })
}

/** Ways to pay in: off and in another order at once, all else by two. */
function methodRoutes(serve: Serve, { cashier, approvals }: Needs): void {
  const { methods, changing } = cashier

  serve(contract.listDepositMethods, async ({ brand }) => {
    const all = await methods.methodsOf(brand.id)
    const codes = all.map(({ code }) => code)
    const proposed = await approvals.waitingAbout(brand.id, ['cashier.method'], codes)
    return {
      gateway: cashier.hasGateway,
      list: all.map((method) => ({
        ...settingsOf(method),
        code: method.code,
        enabled: method.enabled,
        proposed: proposed.has(method.code),
      })),
    }
  })

  serve(contract.proposeDepositMethod, async ({ caller, brand, body }) => {
    demandMovesCurrency(body, brand)
    const details = await changing.proposalOf(brand.id, body, null)
    const taken = (await methods.methodsOf(brand.id)).map(({ code }) => code)
    const code = freeCode(body.kind, taken)
    await approvals.propose(caller, brand.id, {
      kind: 'cashier.method',
      about: body.names.th,
      subjectId: code,
      details,
    })
    return { code }
  })

  serve(contract.proposeMethodChange, async ({ caller, brand, params: { code }, body }) => {
    demandMovesCurrency(body, brand)
    const details = await changing.proposalOf(brand.id, body, code)
    await approvals.propose(caller, brand.id, {
      kind: 'cashier.method',
      about: body.names.th,
      subjectId: code,
      details,
    })
    return {}
  })

  serve(contract.switchDepositMethod, async ({ caller, brand, params: { code }, body }) => {
    if (!body.enabled) {
      await changing.switchOff(brand.id, code)
      return { result: 'done' as const }
    }
    const details = await changing.proposalToSwitchOn(brand.id, code)
    demandMovesCurrency(details.after.settings, brand)
    const about = details.after.settings.names.th
    await approvals.propose(caller, brand.id, { kind: 'cashier.method', about, subjectId: code, details })
    return { result: 'proposed' as const }
  })

  serve(contract.orderDepositMethods, async ({ brand, body }) => {
    await changing.order(brand.id, body.codes)
    return {}
  })
}

/** The first name of a kind that nobody has. */
function freeCode(kind: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? kind : `${kind}-${number}`
    if (!taken.includes(code)) return code
  }
}

function rulesRoutes(serve: Serve, { cashier, approvals }: Needs): void {
  serve(contract.readCashierRules, async ({ brand }) => ({
    rules: await cashier.rules.of(brand.id),
    proposed: (await approvals.waitingAbout(brand.id, ['cashier.rules'], [brand.id])).has(brand.id),
  }))

  serve(contract.proposeCashierRules, async ({ caller, brand, body }) => {
    const details = await cashier.rules.proposalOf(brand.id, body)
    const proposal = { kind: 'cashier.rules' as const, about: brand.name, subjectId: brand.id, details }
    await approvals.propose(caller, brand.id, proposal)
    return {}
  })
}

/** PromptPay and Thai banks cannot be offered in another currency than baht. */
function demandMovesCurrency(method: Pick<Method, 'kind'>, { currency }: Brand): void {
  if (movesCurrency(method, currency)) return
  throw new Refusal('invalid_request', { fields: [{ field: 'kind', word: 'field.baht_only' }] })
}
