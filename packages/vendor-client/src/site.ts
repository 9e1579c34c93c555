import { money } from '@sanuk/contracts/wire'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'

/** What the game tells the page that framed it. Amounts are wire money. */
export type SiteMessage =
  | { readonly kind: 'balance'; readonly balance: string }
  | { readonly kind: 'cashier' | 'history' | 'close' }

/** The site the game belongs to. */
export type Site = {
  readonly tell: (message: SiteMessage) => void
  /** Calls when the site says that the balance is another now. */
  readonly onBalance: (hear: (balance: Amount) => void) => void
}

/** The site's addresses, as the game server names them, and whether a game is played for its money. */
type Opened = {
  readonly mode: 'real' | 'demo'
  readonly returnUrl: string
  readonly cashierUrl: string
  readonly historyUrl: string
}

/** The site where it is not known yet, since no session could be opened: all that can be said is goodbye. */
export function leaveSite(source: string): void {
  if (window.parent !== window) window.parent.postMessage({ source, kind: 'close' }, '*')
  else window.history.back()
}

/**
 * Speaks with the framing page under the name of its source, and with no origin but the site's own. A game in a window of its own goes to the site's
 * address instead. The site's balance is money: a demo neither tells its purse nor hears of that.
 */
export function siteBehind(source: string, { mode, returnUrl, cashierUrl, historyUrl }: Opened): Site {
  const origin = new URL(returnUrl).origin
  const addresses = { cashier: cashierUrl, history: historyUrl, close: returnUrl }
  return {
    tell(message) {
      if (mode === 'demo' && message.kind === 'balance') return
      if (window.parent !== window) window.parent.postMessage({ source, ...message }, origin)
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
