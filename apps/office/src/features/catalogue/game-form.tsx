import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS } from '@sanuk/contracts/catalogue'
import { chooseGames } from '@sanuk/contracts/office-catalogue'
import { currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { FormFault } from '../../components/form-fault.tsx'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type Game } from './catalogue.ts'

type Chosen = Omit<Game['chosen'], 'place'>

/** What may be wrong with a limit, and with which. */
const LIMIT_OF = { amount_below_minimum: 'minimumStake', amount_above_maximum: 'maximumStake' } as const

/** What the brand chooses for one game. */
export function GameForm({ game, onDone }: { game: Game; onDone: () => void }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const doing = useDoing(CATALOGUE)
  const [{ place: _place, ...before }] = useState(game.chosen)
  const [chosen, setChosen] = useState<Chosen>(before)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ at: 'minimumStake' | 'maximumStake' | 'root'; text: string }>()
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const own = { game: game.names[language] }

  async function save() {
    setBusy(true)
    setFault(undefined)
    try {
      await doing(() => call(chooseGames, { body: { nodeIds: [game.nodeId], wish: chosen } }))
      toast.success(_('office-catalogue.sheet.saved', own))
      onDone()
    } catch (error) {
      setFault({ at: placeOf(error), text: faultText(error, _) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FormFault>{fault?.at === 'root' && fault.text}</FormFault>
      <FieldGroup label={_('office-catalogue.sheet.show')}>
        <Segmented
          wide
          label={_('office-catalogue.sheet.show')}
          value={chosen.hidden ? 'hidden' : 'shown'}
          onChange={(value) => change({ hidden: value === 'hidden' })}
          options={[
            { value: 'shown', label: _('office-catalogue.sheet.shown') },
            { value: 'hidden', label: _('office-catalogue.state.hidden') },
          ]}
        />
      </FieldGroup>
      <Marks game={game} chosen={chosen} onChange={change} />
      <div className={styles.pair}>
        {(['minimumStake', 'maximumStake'] as const).map((name) => (
          <Limit
            key={name}
            name={name}
            game={game}
            value={chosen[name] ?? ''}
            fault={fault?.at === name ? fault.text : undefined}
            onChange={(value) => change({ [name]: value || null })}
          />
        ))}
      </div>
      <Button type="submit" busy={busy}>
        {_('office-catalogue.sheet.save')}
      </Button>
    </form>
  )
}

/** A limit outside the vendor's is said beside it, as is one above the other. */
function placeOf(error: unknown): 'minimumStake' | 'maximumStake' | 'root' {
  if (!(error instanceof RefusedError)) return 'root'
  const { code, fields } = error
  if (code === 'amount_below_minimum' || code === 'amount_above_maximum') return LIMIT_OF[code]
  return fields[0]?.field === 'wish.maximumStake' ? 'maximumStake' : 'root'
}

type MarksProps = { game: Game; chosen: Chosen; onChange: (part: Partial<Chosen>) => void }

function Marks({ game: { listed }, chosen, onChange }: MarksProps) {
  const { _ } = useLingui()
  const word = (hot: boolean) => _(hot ? 'office-catalogue.sheet.yes' : 'office-catalogue.sheet.no')
  const ofVendor = (value: string) => _('office-catalogue.sheet.by_vendor', { value })
  return (
    <>
      <Field label={_('office-catalogue.sheet.hot')}>
        <Select
          value={chosen.hot === null ? 'vendor' : String(chosen.hot)}
          onChange={(value) => onChange({ hot: value === 'vendor' ? null : value === 'true' })}
          options={[
            { value: 'vendor', label: ofVendor(word(listed.isHot)) },
            { value: 'true', label: word(true) },
            { value: 'false', label: word(false) },
          ]}
        />
      </Field>
      <Field label={_('office-catalogue.class')}>
        <Select
          value={chosen.classification ?? 'vendor'}
          onChange={(value) => onChange({ classification: value === 'vendor' ? null : value })}
          options={[
            { value: 'vendor', label: ofVendor(_(`office-catalogue.class.${listed.classification}`)) },
            ...CLASSIFICATIONS.map((value) => ({ value, label: _(`office-catalogue.class.${value}`) })),
          ]}
        />
      </Field>
    </>
  )
}

type LimitProps = {
  name: 'minimumStake' | 'maximumStake'
  game: Game
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function Limit({ name, game, value, fault, onChange }: LimitProps) {
  const { _ } = useLingui()
  const code = useBrand()?.currency.code ?? 'THB'
  return (
    <Field
      label={_(name === 'minimumStake' ? 'office-catalogue.sheet.minimum' : 'office-catalogue.sheet.maximum')}
      hint={_('office-catalogue.sheet.limit.hint', { amount: game.listed[name] })}
      error={fault}
    >
      <MoneyInput currency={currency(code)} value={value} onChange={onChange} />
    </Field>
  )
}
