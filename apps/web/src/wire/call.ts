import { i18n } from '@lingui/core'
import type { Refused } from '@sanuk/contracts/envelope'
import { humanCheck } from '@sanuk/contracts/guard'
import { isBehindDoor, type Route } from '@sanuk/contracts/route'
import { watchPresence } from '@sanuk/ui/presence'
import { openWire } from '@sanuk/wire/wire'
import { currentLanguage } from '../language/language.ts'
import { loseSession } from '../session/lose-session.ts'
import { currentSession } from '../session/session.ts'
import { tellClosed } from './closing.ts'
import type { createHumanProofs } from './human-proof.ts'

let proofs: ReturnType<typeof createHumanProofs> | undefined

/** What works for proofs is loaded when the first one is wanted. */
const humanProofs = () =>
  import('./human-proof.ts').then(({ createHumanProofs: create }) => (proofs ??= create(() => call(humanCheck))))

/** Begins with the proof that the next call of a form will want, so that nobody waits for it when they send. */
export const readyHumanProof = (): void => void humanProofs().then(({ ready }) => ready(), ignoreFault)

/** Where pages are for members only, the server would refuse what visitors ask for elsewhere. */
function refusedAhead(route: Route): Refused | null {
  if (!('membersOnly' in document.documentElement.dataset) || !isBehindDoor(route)) return null
  return { success: false, code: 'login_required', message: i18n._('site.sign_in') }
}

/** Makes a call of the wire as whoever is signed in here; a session that has ended is forgotten. */
export const call = openWire({
  language: currentLanguage,
  token: () => currentSession()?.token,
  isAway: watchPresence(),
  humanProof: async () => (await humanProofs()).take(),
  refusedAhead,
  onSessionLost: loseSession,
  onClosed: tellClosed,
})

/** Without the network nothing is made ready; the call itself will say so. */
function ignoreFault(): void {}
