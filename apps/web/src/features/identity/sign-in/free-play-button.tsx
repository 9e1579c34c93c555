import { useLingui } from '@lingui/react'
import { freePlay } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Gamepad2 } from 'lucide-react'
import { useState } from 'react'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'

/** A day of play in money that is none, without an account. */
export function FreePlayButton() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [busy, setBusy] = useState(false)
  async function play() {
    setBusy(true)
    try {
      await signIn(await call(freePlay, { body: {} }))
    } catch (fault) {
      notify('error', faultText(fault, _))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="outline" wide icon={<Gamepad2 />} busy={busy} onClick={play}>
      {_('identity.free_play')}
    </Button>
  )
}
