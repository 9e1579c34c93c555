import { useLingui } from '@lingui/react'
import { switchDepositMethod } from '@sanuk/contracts/office-cashier-settings'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { METHODS, type Method } from './cashier-settings.ts'

/** Off at once; on again takes a colleague. */
export function SwitchMethod({ method: { code, enabled, names } }: { readonly method: Method }) {
  const { _ } = useLingui()
  const name = names[useLanguage()]
  const [asking, setAsking] = useState(false)
  const { fault, send } = useSending(METHODS)
  const turn = enabled ? 'off' : 'on'

  async function change() {
    const sent = await send(async () => {
      const { result } = await call(switchDepositMethod, { params: { code }, body: { enabled: !enabled } })
      toast.success(_(result === 'done' ? 'office.done' : 'office.done.proposed'))
    })
    if (sent) setAsking(false)
  }

  return (
    <>
      <Button look="outline" size="small" onClick={() => setAsking(true)}>
        {_(`office-cashier.switch.${turn}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_(`office-cashier.switch.${turn}.title`, { name })}
        cancelLabel={_('members.cancel')}
        confirmLabel={_(`office-cashier.switch.${turn}`)}
        onConfirm={change}
        error={fault}
      >
        {_(`office-cashier.switch.${turn}.note`)}
      </ConfirmDialog>
    </>
  )
}
