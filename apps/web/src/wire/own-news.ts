import { i18n } from '@lingui/core'
import { ownActivities } from '@sanuk/contracts/activities'
import { listDeposits, readDeposit } from '@sanuk/contracts/cashier'
import { ownDocuments } from '@sanuk/contracts/documents'
import type { LiveMessage } from '@sanuk/contracts/live'
import { listMessages, unreadMessages } from '@sanuk/contracts/messages'
import { pointBalance, pointRedemptions } from '@sanuk/contracts/points'
import { ownProtection } from '@sanuk/contracts/protection'
import { ownReferral } from '@sanuk/contracts/referrals'
import { listTransfers, merchants } from '@sanuk/contracts/transfers'
import { balance } from '@sanuk/contracts/wallet'
import { listWithdrawals, readWithdrawal, withdrawalTerms } from '@sanuk/contracts/withdrawals'
import { notify } from '../toasts/toasts.ts'
import { keyOf, queryClient, read } from './read.ts'
import { readWallet } from './wallet.ts'

/** What is asked for anew, by the kind of news. */
const again = (...keys: readonly (readonly unknown[])[]): void => {
  for (const queryKey of keys) queryClient.invalidateQueries({ queryKey })
}
const askForMessages = (): void => again(keyOf(unreadMessages), keyOf(listMessages))

/** All that news are about. */
const OWN = [
  keyOf(balance),
  keyOf(unreadMessages),
  keyOf(listMessages),
  keyOf(pointBalance),
  keyOf(pointRedemptions),
  keyOf(ownReferral),
  keyOf(ownActivities),
  keyOf(ownProtection),
  keyOf(ownDocuments),
  keyOf(merchants),
  keyOf(listTransfers),
  keyOf(readWithdrawal),
  keyOf(listWithdrawals),
  keyOf(withdrawalTerms),
  keyOf(readDeposit),
  keyOf(listDeposits),
]

/** Puts news of the signed-in account where its pages read them. */
export function hearOwn(message: LiveMessage): void {
  switch (message.kind) {
    case 'ready':
      // Whatever moved while the line was down was not told, nor what moved while the page was being opened.
      again(...OWN)
      break
    case 'changed':
      break
    case 'balance': {
      const { kind, ...wallet } = message
      queryClient.setQueryData(readWallet.queryKey, (known) => known && { ...known, ...wallet })
      break
    }
    case 'points':
      again(keyOf(pointBalance), keyOf(pointRedemptions))
      break
    case 'friends':
      again(keyOf(ownReferral))
      break
    case 'activity':
      again(keyOf(ownActivities))
      break
    case 'protection':
      hearProtection(message.about)
      break
    case 'messages':
      askForMessages()
      break
    case 'documents':
      again(keyOf(ownDocuments))
      break
    case 'transfer':
      again(keyOf(merchants), keyOf(listTransfers))
      break
    case 'withdrawal': {
      const one = read(readWithdrawal, { params: { id: message.id } }).queryKey
      again(one, keyOf(listWithdrawals), keyOf(withdrawalTerms))
      break
    }
    case 'deposit': {
      const one = read(readDeposit, { params: { id: message.id } }).queryKey
      // It may have brought a gift.
      again(one, keyOf(listDeposits), keyOf(ownActivities))
      break
    }
  }
}

function hearProtection(about: Extract<LiveMessage, { kind: 'protection' }>['about']): void {
  again(keyOf(ownProtection))
  // The game itself only says that it was refused.
  if (about !== 'changed') notify('info', i18n._(`site.bar.${about}`))
}
