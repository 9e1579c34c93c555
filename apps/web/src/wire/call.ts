import { openWire } from '@sanuk/wire/wire'
import { currentLanguage } from '../language/language.ts'
import { loseSession } from '../session/lose-session.ts'
import { currentSession } from '../session/session.ts'
import { tellClosed } from './closing.ts'

/** Makes a call of the wire as whoever is signed in here; a session that has ended is forgotten. */
export const call = openWire({
  language: currentLanguage,
  token: () => currentSession()?.token,
  onSessionLost: loseSession,
  onClosed: tellClosed,
})
