import { countLinkVisit } from '@sanuk/contracts/agent-links'
import { call } from '../../wire/call.ts'

const KEY = 'linkVisits'

/** Links whose pages this browser opened on a day. It stays in the browser: the server only counts. */
type Seen = { readonly day: string; readonly codes: readonly string[] }

function seenOn(day: string): readonly string[] {
  const [seenDay, ...codes] = (localStorage.getItem(KEY) ?? '').split(' ')
  return seenDay === day ? codes : []
}

const storeSeen = ({ day, codes }: Seen): void => localStorage.setItem(KEY, [day, ...codes].join(' '))

/** Tells that the page of a link was opened here, once a business day. Nobody waits for it, and it may be lost. */
export function countVisit(code: string, day: string): void {
  const codes = seenOn(day)
  if (codes.includes(code) || /\s/.test(code)) return
  storeSeen({ day, codes: [...codes, code] })
  call(countLinkVisit, { body: { code } }).catch(() => undefined)
}
