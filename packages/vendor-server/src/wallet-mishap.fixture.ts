import type { SeamlessRefusal, SeamlessStatus } from '@sanuk/contracts/seamless'

/** What goes wrong with a call: it, or its answer, is lost or garbled; it is refused; it is held until a promise. */
export type Mishap =
  | { readonly kind: 'request lost' | 'answer lost' | 'nonsense' }
  | { readonly kind: 'refused'; readonly status: SeamlessRefusal }
  | { readonly kind: 'held'; readonly until: Promise<unknown>; readonly arrived: () => void }

export type Answer = { readonly status: SeamlessStatus }

export const refused = (status: SeamlessRefusal) => ({ status, message: status })
