import { watchPresence } from '@sanuk/ui/presence'
import { openWire } from '@sanuk/wire/wire'
import { currentLanguage } from '../language/language.ts'
import { currentToken } from '../session/token.ts'

/** Makes a call of the wire as the operator of this tab. */
export const call = openWire({ language: currentLanguage, token: currentToken, isAway: watchPresence() })
