import { money } from '@sanuk/contracts/wire'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { GameState } from '#protocol'

/** What the game tells the page that framed it. Amounts are wire money. */
type Message =
  | { readonly kind: 'balance'; readonly balance: string }
  | { readonly kind: 'cashier' | 'history' | 'close' }

/** The site the game belongs to. */
export type Site = {
  readonly tell: (message: Message) => void
  /** Calls when the site says that the balance is another now. */
  readonly onBalance: (hear: (balance: Amount) => void) => void
}

type Opened = Pick<GameState, 'mode' | 'returnUrl' | 'cashierUrl' | 'historyUrl'>

/** The site where it is not known yet, since no session could be opened: all that can be said is goodbye. */
export function leaveUnknownSite(): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'sanuk-studio', kind: 'close' }, '*')
  else window.history.back()
}

/**
 * Speaks with the framing page, and with no origin but the site's own. A game in a window of its own goes to the site's
 * address instead. The site's balance is money: a demo neither tells its purse nor hears of that.
 */
export function siteOf({ mode, returnUrl, cashierUrl, historyUrl }: Opened): Site {
  const origin = new URL(returnUrl).origin
  const addresses = { cashier: cashierUrl, history: historyUrl, close: returnUrl }
  return {
    tell(message) {
      if (mode === 'demo' && message.kind === 'balance') return
      if (window.parent !== window) window.parent.postMessage({ source: 'sanuk-studio', ...message }, origin)
      else if (message.kind !== 'balance') window.location.assign(addresses[message.kind])
    },
    onBalance(hear) {
      if (mode === 'demo') return
      addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== window.parent) return
        const balance = balanceIn(event.data)
        if (balance !== null) hear(balance)
      })
    },
  }
}

const told = z.object({ source: z.literal('sanuk'), kind: z.literal('balance'), balance: money })

/** The balance in a message of the site, or null where it speaks of something else. */
export function balanceIn(data: unknown): Amount | null {
  const read = told.safeParse(data)
  return read.success ? parseAmount(read.data.balance) : null
}
