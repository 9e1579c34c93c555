import { useLingui } from '@lingui/react'
import type { ShotsAnswer } from '@sanuk/contracts/lottery-yeekee'
import { digitsOf } from '@sanuk/money/digits'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { Delete, Shuffle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSession } from '../../../session/session.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { ShotList } from './shot-list.tsx'
import { useShooting } from './use-shooting.ts'
import styles from './yeekee.module.css'

const LENGTH = 5
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type ShotKeypadProps = { readonly gameCode: string; readonly number: string; readonly shots: ShotsAnswer }

/** Five digits, typed or pressed, that are shot for an issue, beside what was shot so far. */
export function ShotKeypad({ gameCode, number, shots }: ShotKeypadProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const signedIn = useSession() !== null
  const [typed, setTyped] = useState('')
  const { shoot, isShooting, error, waits, own, left } = useShooting(gameCode, number, () => setTyped(''))
  const type = (text: string) => setTyped(digitsOf(text).slice(0, LENGTH))
  const remaining = left ?? shots.shotsMax
  const isReady = shots.isOpen && typed.length === LENGTH && waits === 0 && remaining > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!signedIn) return open('login')
    if (isReady && !isShooting) shoot(typed)
  }
  return (
    <div className={styles.columns}>
      <form className={styles.keypad} onSubmit={submit}>
        <Field
          label={_('lottery-yeekee.number')}
          hint={shots.isOpen ? _('lottery-yeekee.left', { count: remaining }) : _('lottery-yeekee.not_open')}
          error={error && waits === 0 ? faultText(error, _) : undefined}
        >
          {/* Phones show no keyboard of their own over the keys below. */}
          <TextInput
            size="large"
            inputMode="none"
            autoComplete="off"
            className={styles.number}
            placeholder="00000"
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <Keys
          onDigit={(digit) => type(typed + digit)}
          onErase={() => setTyped(typed.slice(0, -1))}
          onAny={() => setTyped(anyNumber())}
        />
        <Button
          type="submit"
          look="luck"
          size="large"
          wide
          busy={isShooting}
          disabled={signedIn ? !isReady : !shots.isOpen}
        >
          {waits > 0
            ? _('lottery-yeekee.wait', { seconds: waits })
            : _(signedIn ? 'lottery-yeekee.shoot' : 'lottery-yeekee.sign_in')}
        </Button>
      </form>
      <ShotList shots={shots} own={own} />
    </div>
  )
}

type KeysProps = {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onAny: () => void
}

function Keys({ onDigit, onErase, onAny }: KeysProps) {
  const { _ } = useLingui()
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  )
  return (
    <fieldset className={styles.keys}>
      <legend className={styles.hidden}>{_('lottery-yeekee.keys')}</legend>
      {KEYS.map(key)}
      <button type="button" className={styles.key} aria-label={_('lottery-yeekee.any')} onClick={onAny}>
        <Shuffle />
      </button>
      {key('0')}
      <button type="button" className={styles.key} aria-label={_('lottery-yeekee.erase')} onClick={onErase}>
        <Delete />
      </button>
    </fieldset>
  )
}

/** Five digits that nobody chose. */
function anyNumber(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(value % 10 ** LENGTH).padStart(LENGTH, '0')
}
