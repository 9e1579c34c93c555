/** What the game tells the page that framed it. Amounts are wire money. */
type Message =
  | { readonly kind: 'balance'; readonly balance: string }
  | { readonly kind: 'cashier' | 'history' | 'close' }

/** The site the game belongs to. */
export type Site = { readonly tell: (message: Message) => void }

type Addresses = { readonly returnUrl: string; readonly cashierUrl: string; readonly historyUrl: string }

/** The site where it is not known yet, since no session could be opened: all that can be said is goodbye. */
export function unknownSite(): Site {
  return {
    tell({ kind }) {
      if (window.parent !== window) window.parent.postMessage({ source: 'sanuk-studio', kind }, '*')
      else window.history.back()
    },
  }
}

/**
 * Speaks to the framing page, and to no origin but the site's own. A game in a window of its own goes to the site's
 * address instead.
 */
export function siteOf({ returnUrl, cashierUrl, historyUrl }: Addresses): Site {
  const origin = new URL(returnUrl).origin
  const addresses = { cashier: cashierUrl, history: historyUrl, close: returnUrl }
  return {
    tell(message) {
      if (window.parent !== window) window.parent.postMessage({ source: 'sanuk-studio', ...message }, origin)
      else if (message.kind !== 'balance') window.location.assign(addresses[message.kind])
    },
  }
}
