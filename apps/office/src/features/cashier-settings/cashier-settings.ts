import type { listDepositMethods } from '@sanuk/contracts/office-cashier-settings'
import type { AnswerOf } from '@sanuk/contracts/route'

export const METHODS = ['cashier-methods'] as const
export const ACCOUNTS = ['cashier-accounts'] as const

export type Method = AnswerOf<typeof listDepositMethods>['list'][number]
