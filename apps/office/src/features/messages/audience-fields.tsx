import { useLingui } from '@lingui/react'
import { type LetterAudience, measureAudience, NAMED_MAX } from '@sanuk/contracts/office-messages'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { useDeferredValue } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { asSent } from './letters.ts'
import styles from './messages.module.css'

const KINDS = ['members', 'ranks', 'all'] as const

/** The ranks that a club may have, and who has none yet. */
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type Props = {
  audience: LetterAudience
  onChange: (audience: LetterAudience) => void
  fault: string | undefined
}

const BEGUN: Readonly<Record<LetterAudience['to'], LetterAudience>> = {
  all: { to: 'all' },
  ranks: { to: 'ranks', ranks: [] },
  members: { to: 'members', usernames: [] },
}

/** To whom, and how many that are. */
export function AudienceFields({ audience, onChange, fault }: Props) {
  const { _ } = useLingui()
  return (
    <>
      <Segmented<LetterAudience['to']>
        label={_('office-messages.to')}
        value={audience.to}
        onChange={(to) => onChange(BEGUN[to])}
        options={KINDS.map((value) => ({ value, label: _(`office-messages.to.${value}`) }))}
      />
      {audience.to === 'members' && (
        <Field
          label={_('office-messages.usernames')}
          hint={_('office-messages.usernames.hint', { max: NAMED_MAX })}
          error={fault}
        >
          <LinesInput
            rows={3}
            value={audience.usernames.join('\n')}
            onChange={({ target }) => onChange({ to: 'members', usernames: target.value.split(/[\n,;]/) })}
          />
        </Field>
      )}
      {audience.to === 'ranks' && <Ranks ranks={audience.ranks} onChange={onChange} />}
      <Reach audience={useDeferredValue(audience)} />
    </>
  )
}

function Ranks({ ranks, onChange }: { ranks: readonly number[]; onChange: (audience: LetterAudience) => void }) {
  const { _ } = useLingui()
  const others = (level: number) => ranks.filter((one) => one !== level)
  return (
    <FieldGroup label={_('office-messages.ranks')}>
      <div className={styles.ranks}>
        {RANKS.map((level) => (
          <Checkbox
            key={level}
            checked={ranks.includes(level)}
            onChange={({ target }) =>
              onChange({ to: 'ranks', ranks: target.checked ? [...others(level), level] : others(level) })
            }
          >
            {_('office-messages.rank', { level })}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}

/** How many members it would reach. */
function Reach({ audience }: { audience: LetterAudience }) {
  const { _ } = useLingui()
  const asked = askable(audience)
  const { data } = useAsked({
    key: ['letters-reach', JSON.stringify(asked)],
    ask: async (signal) => (asked ? call(measureAudience, { body: asked }, signal) : { count: 0, unknown: [] }),
  })
  return (
    <p className={styles.reach} aria-live="polite">
      {data && _('office-messages.reach', { count: data.count })}{' '}
      {data && data.unknown.length > 0 && (
        <span className={styles.unknown}>{_('office-messages.reach.unknown', { names: data.unknown.join(', ') })}</span>
      )}
    </p>
  )
}

/** Nothing is asked for nobody. */
function askable(typed: LetterAudience): LetterAudience | null {
  const audience = asSent(typed)
  if (audience.to === 'all') return audience
  if (audience.to === 'ranks') return audience.ranks.length > 0 ? audience : null
  return audience.usernames.length > 0 ? audience : null
}
