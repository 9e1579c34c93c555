import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { Copy } from 'lucide-react'
import { useCopy } from '../../components/use-copy.ts'

type Props = { password: string | null; username: string; onClose: () => void }

/** A password that lets somebody in once, shown this once: the window closes only when it was handed over. */
export function MadePassword({ password, username, onClose }: Props) {
  const { _ } = useLingui()
  const copy = useCopy()
  return (
    <Dialog
      open={password !== null}
      locked
      onClose={onClose}
      title={_('operators.made.title', { username })}
      description={_('operators.made.note')}
      footer={
        <>
          <Button look="outline" icon={<Copy />} onClick={() => password && copy(password)}>
            {_('operators.made.copy')}
          </Button>
          <Button onClick={onClose}>{_('operators.made.done')}</Button>
        </>
      }
    >
      <Field label={_('operators.made.password')}>
        <TextInput readOnly value={password ?? ''} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Dialog>
  )
}
