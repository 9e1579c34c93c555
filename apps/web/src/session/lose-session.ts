import { i18n } from '@lingui/core'
import { notify } from '../toasts/toasts.ts'
import { endSession } from './session.ts'

/** The server no longer knows this session: forgets it and says why the visitor is outside again. */
export function loseSession(): void {
  endSession()
  notify('info', i18n._('site.session_ended'))
}
