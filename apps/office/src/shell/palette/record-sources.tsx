import { listMembers } from '@sanuk/contracts/office'
import { listAllDeposits, listPayments } from '@sanuk/contracts/office-cashier'
import { listAllRounds } from '@sanuk/contracts/office-rounds'
import { listAllWithdrawals } from '@sanuk/contracts/office-withdrawals'
import type { Power } from '@sanuk/contracts/powers'
import { ArrowDownToLine, ArrowUpFromLine, Landmark, ReceiptText, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../../language/office-word.ts'
import { call } from '../../wire/call.ts'
import type { RecordKind } from './choice.ts'

/** A record as the palette shows it: its own name, and whose it is. */
export type FoundRecord = { readonly to: string; readonly label: string; readonly note?: string }

export type RecordSource = {
  readonly kind: RecordKind
  readonly word: OfficeWord
  readonly icon: ReactNode
  readonly power: Power
  /** True: only what may be a reference is looked for. */
  readonly byReference: boolean
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

/** How many members are shown: whoever wants more goes on typing. */
const MEMBERS_MAX = 8

/** Lists that are searched by username, too, are asked for references here: members have a group of their own. */
const isCalled = (reference: string, text: string) => reference.toLowerCase() === text.toLowerCase()

/** Where records are looked for, in the order in which they are shown. */
export const RECORD_SOURCES: readonly RecordSource[] = [
  {
    kind: 'members',
    word: 'office.members',
    icon: <UserRound />,
    power: 'members.see',
    byReference: false,
    find: async (search, signal) => {
      const { list } = await call(listMembers, { query: { search } }, signal)
      return list.slice(0, MEMBERS_MAX).map(({ id, username }) => ({ to: `/members/${id}`, label: username }))
    },
  },
  {
    kind: 'deposits',
    word: 'office.deposits',
    icon: <ArrowDownToLine />,
    power: 'money.see',
    byReference: true,
    find: async (search, signal) => {
      const { list } = await call(listAllDeposits, { query: { search, view: 'all' } }, signal)
      return list
        .filter(({ reference }) => isCalled(reference, search))
        .map(({ id, reference, username }) => ({ to: `/deposits/${id}`, label: reference, note: username }))
    },
  },
  {
    kind: 'withdrawals',
    word: 'office-withdrawals.title',
    icon: <ArrowUpFromLine />,
    power: 'money.see',
    byReference: true,
    find: async (search, signal) => {
      const { list } = await call(listAllWithdrawals, { query: { search, view: 'all' } }, signal)
      return list
        .filter(({ reference }) => isCalled(reference, search))
        .map(({ id, reference, username }) => ({ to: `/withdrawals/${id}`, label: reference, note: username }))
    },
  },
  {
    kind: 'payments',
    word: 'office.palette.payments',
    icon: <Landmark />,
    power: 'money.see',
    byReference: true,
    find: async (search, signal) => {
      const { list } = await call(listPayments, { query: { search, view: 'all' } }, signal)
      const called = list.filter(({ bankReference, reference }) =>
        [bankReference, reference].some((known) => isCalled(known, search)),
      )
      return called.map(({ id, bankReference, deposit }) => ({
        to: `/payments/${id}`,
        label: bankReference,
        ...(deposit && { note: deposit.username }),
      }))
    },
  },
  {
    kind: 'rounds',
    word: 'office.rounds',
    icon: <ReceiptText />,
    power: 'rounds.see',
    byReference: true,
    find: async (search, signal) => {
      const { list } = await call(listAllRounds, { query: { search } }, signal)
      return list
        .filter(({ reference }) => isCalled(reference, search))
        .map(({ id, reference, username }) => ({ to: `/rounds/${id}`, label: reference, note: username }))
    },
  },
]
