import { useLingui } from '@lingui/react'
import { type LetterAudience, NAMED_MAX } from '@sanuk/contracts/office-messages'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { FileInput } from '../../components/file-input.tsx'
import { LinesInput } from '../../components/lines-input.tsx'
import type { FieldsProps } from './draft-fields.tsx'
import styles from './free-rounds.module.css'

const KINDS = ['members', 'ranks', 'all'] as const

/** The ranks that a club may have, and who has none yet. */
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const BEGUN: Readonly<Record<LetterAudience['to'], LetterAudience>> = {
  ...{ all: { to: 'all' }, ranks: { to: 'ranks', ranks: [] }, members: { to: 'members', usernames: [] } },
}

/** Names, one a line; a file of a spreadsheet may have them in its first column. */
const namesIn = (text: string): string[] => text.split(/\r?\n|[,;]/).map((name) => name.replaceAll('"', ''))
const firstColumn = (text: string): string[] =>
  text.split(/\r?\n/).map((line) => (line.split(/[,;\t]/)[0] ?? '').replaceAll('"', ''))

/** Who is given the rounds: members by their names, typed or from a file, some ranks, or everybody. */
export function AudienceFields({ draft: { audience }, onChange, faults }: FieldsProps) {
  const { _ } = useLingui()
  const choose = (next: LetterAudience) => onChange({ audience: next })
  const take = async (file: File | null) => {
    if (file) choose({ to: 'members', usernames: firstColumn(await file.text()) })
  }
  return (
    <>
      <Segmented<LetterAudience['to']>
        label={_('office-free-rounds.to')}
        value={audience.to}
        onChange={(to) => choose(BEGUN[to])}
        options={KINDS.map((value) => ({ value, label: _(`office-messages.to.${value}`) }))}
      />
      {audience.to === 'members' && (
        <>
          <Field
            label={_('office-messages.usernames')}
            hint={_('office-messages.usernames.hint', { max: NAMED_MAX })}
            error={faults.usernames ?? faults['audience.usernames']}
          >
            <LinesInput
              rows={4}
              value={audience.usernames.join('\n')}
              onChange={({ target }) => choose({ to: 'members', usernames: namesIn(target.value) })}
            />
          </Field>
          <Field label={_('office-free-rounds.file')} hint={_('office-free-rounds.file.hint')}>
            <FileInput accept=".csv,.txt,text/csv,text/plain" disabled={false} onChange={(file) => void take(file)} />
          </Field>
        </>
      )}
      {audience.to === 'ranks' && <Ranks ranks={audience.ranks} onChange={choose} fault={faults['audience.ranks']} />}
    </>
  )
}

type RanksProps = {
  readonly ranks: readonly number[]
  readonly onChange: (audience: LetterAudience) => void
  readonly fault: string | undefined
}

function Ranks({ ranks, onChange, fault }: RanksProps) {
  const { _ } = useLingui()
  const turn = (level: number, on: boolean) =>
    onChange({ to: 'ranks', ranks: on ? [...ranks, level] : ranks.filter((rank) => rank !== level) })
  return (
    <FieldGroup label={_('office-messages.to.ranks')} error={fault}>
      <div className={styles.games}>
        {RANKS.map((level) => (
          <Checkbox key={level} checked={ranks.includes(level)} onChange={({ target }) => turn(level, target.checked)}>
            {_('office-messages.rank', { level })}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
