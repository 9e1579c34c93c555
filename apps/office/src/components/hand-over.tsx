import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { Copy } from 'lucide-react'
import { useCopy } from './use-copy.ts'

/** What is to be handed over to an operator: a password that lets them in once, or one of its two halves. */
export type HandedOver = {
  readonly part: 'password' | 'first_half' | 'second_half'
  readonly secret: string
  readonly username: string
}

/** Shows it, this once: the window closes only when it was handed over. */
export function HandOver({ what, onClose }: { what: HandedOver | null; onClose: () => void }) {
  const { _ } = useLingui()
  const copy = useCopy()
  const { part, secret, username } = what ?? { part: 'password', secret: '', username: '' }
  return (
    <Dialog
      open={what !== null}
      locked
      onClose={onClose}
      title={_(`operators.made.${part}.title`, { username })}
      description={_(`operators.made.${part}.note`, { username })}
      footer={
        <>
          <Button look="outline" icon={<Copy />} onClick={() => copy(secret)}>
            {_('operators.made.copy')}
          </Button>
          <Button onClick={onClose}>{_(part === 'first_half' ? 'operators.made.kept' : 'operators.made.done')}</Button>
        </>
      }
    >
      <Field label={_(`operators.made.${part}`)}>
        <TextInput readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Dialog>
  )
}
