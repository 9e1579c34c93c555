import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { useSecondsLeft } from '@sanuk/ui/countdown'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { type ComponentProps, useState } from 'react'
import styles from './code-field.module.css'

/** What sending a code answers. */
export type CodeSent = {
  /** How long the code is good for; `null` where whoever sends it does not say. */
  readonly expiredMinutes: number | null
  readonly resendSeconds: number
}

type Props = {
  /** Sends a code; nothing where what it goes to must be mended first. */
  readonly send: () => Promise<CodeSent | null>
  /** The code goes where the reader is known to be reached: nothing is kept from them about it. */
  readonly certain?: boolean | undefined
  readonly error: string | undefined
  readonly input: ComponentProps<typeof TextInput>
}

/** Six digits that were sent. A phone offers to fill them in; another code may be asked for after a while. */
export function CodeField({ send, certain = false, error, input }: Props) {
  const { _ } = useLingui()
  const [until, setUntil] = useState(0)
  const [sending, setSending] = useState(false)
  const [minutes, setMinutes] = useState<number | null>()
  const seconds = useSecondsLeft(until, 0)

  async function ask() {
    setSending(true)
    const began = Date.now()
    try {
      const sent = await send()
      if (!sent) return
      setMinutes(sent.expiredMinutes)
      // The answer was on its way for half of the time: so long ago the server began to count.
      setUntil(Date.now() - (Date.now() - began) / 2 + sent.resendSeconds * 1000)
    } finally {
      setSending(false)
    }
  }

  function hintOf(goodFor: number | null | undefined) {
    if (goodFor === null) return _('identity.code.on_its_way')
    if (goodFor === undefined) return undefined
    return _(certain ? 'identity.code.underway' : 'identity.code.sent', { minutes: goodFor })
  }

  return (
    <Field label={_('identity.code')} hint={hintOf(minutes)} error={error}>
      <TextInput
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        suffix={
          <Button look="ghost" size="small" className={styles.send} busy={sending} disabled={seconds > 0} onClick={ask}>
            {seconds > 0 ? _('identity.code.wait', { seconds }) : _('identity.code.get')}
          </Button>
        }
        {...input}
      />
      <span aria-live="polite">
        {minutes !== undefined && seconds === 0 && <VisuallyHidden>{_('identity.code.again')}</VisuallyHidden>}
      </span>
    </Field>
  )
}
