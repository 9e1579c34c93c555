import { useLingui } from '@lingui/react'
import { askSignInProvider } from '@sanuk/contracts/office-providers'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { useSessionEnd } from '../../session/use-session.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import type { Provider } from './providers.ts'

/** Asks a provider whether a sign-in could begin, and says what it told. */
export function AskProvider({ provider: { code, name } }: { provider: Provider }) {
  const { _ } = useLingui()
  const endedBy = useSessionEnd()

  async function ask() {
    try {
      const { authorization } = await call(askSignInProvider, { params: { provider: code } })
      toast.success(_('office-providers.asked', { name, host: new URL(authorization).host }))
    } catch (fault) {
      if (endedBy(fault)) return
      toast.error(_('office-providers.ask.failed', { name }), { description: faultText(fault, _) })
    }
  }

  return (
    <Button look="outline" size="small" aria-label={`${_('office-providers.ask')}: ${name}`} onClick={ask}>
      {_('office-providers.ask')}
    </Button>
  )
}
