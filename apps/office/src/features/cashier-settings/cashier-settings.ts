import type { listDepositMethods, MethodSettings } from '@sanuk/contracts/office-cashier-settings'
import type { AnswerOf } from '@sanuk/contracts/route'
import { readMoney } from '@sanuk/money/read-money'
import { UNREADABLE } from '@sanuk/ui/money-typing'

export const METHODS = ['cashier-methods'] as const
export const ACCOUNTS = ['cashier-accounts'] as const
export const RULES = ['cashier-rules'] as const
export const TERMS = ['withdrawal-terms'] as const

export type Method = AnswerOf<typeof listDepositMethods>['list'][number]

/** What a form of a method holds: the quick amounts as they are typed. */
export type MethodDraft = Omit<MethodSettings, 'quickAmounts'> & { readonly quick: string }

/** What a new method begins with. */
export const NEW_METHOD: MethodDraft = {
  ...{ kind: 'promptpay', icon: 'qr', names: { th: '', en: '' }, account: null, minimum: '100', maximum: '50000' },
  ...{
    fee: { fixed: '0', percent: '0', by: 'member' },
    hours: null,
    quick: '100 500 1000',
    sumPerDay: null,
    minutes: 15,
  },
}

/** The picture that a kind begins with. */
export const ICON_OF = { promptpay: 'qr', bank_transfer: 'bank', gateway: 'card' } as const

export function draftOf({
  code: _code,
  enabled: _enabled,
  proposed: _proposed,
  quickAmounts,
  ...rest
}: Method): MethodDraft {
  return { ...rest, quick: quickAmounts.map(Number).join(' ') }
}

export function settingsOf({ quick, ...rest }: MethodDraft): MethodSettings {
  const quickAmounts = quick
    .split(/[\s;]+/)
    .filter((one) => one !== '')
    .map((one) => readMoney(one, 2) ?? UNREADABLE)
  return { ...rest, quickAmounts, sumPerDay: rest.sumPerDay === '' ? null : rest.sumPerDay }
}
