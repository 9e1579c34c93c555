import { useLingui } from '@lingui/react'
import {
  COVERAGE_LEAST,
  COVERAGE_MOST,
  SERIES_LEAST,
  SERIES_MOST,
  STAKES_PER_ISSUE_MAX,
} from '@sanuk/contracts/office-lottery-terms'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Card } from '@sanuk/ui/card'
import { Field, FieldRow } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import rules from '../../../components/rules/rules.module.css'
import { useBrand } from '../../../wire/use-brand.ts'
import type { Faults } from '../../../wire/use-sending.ts'
import { type Draft, shareOfSeries } from './draft.ts'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly mayChange: boolean
  readonly faults: Faults
}

/** How much may be won and staked, and of a series its range. */
export function LimitFields({ draft, onDraft, mayChange, faults }: Props) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const percent = { min: COVERAGE_LEAST, max: COVERAGE_MOST }
  return (
    <Card title={_('office-lottery-terms.limits')}>
      <fieldset className={rules.fields} disabled={!mayChange}>
        {draft.series && <SeriesFields draft={draft} onDraft={onDraft} faults={faults} />}
        <FieldRow>
          <Field label={_('office-lottery-terms.most_prize')} error={faults['terms.mostPrize']}>
            <MoneyInput
              currency={currency}
              value={draft.mostPrize}
              onChange={(mostPrize) => onDraft({ ...draft, mostPrize })}
            />
          </Field>
          <Field
            label={_('office-lottery-terms.stakes_per_issue')}
            hint={_('office-lottery-terms.stakes_per_issue.hint')}
            error={faults['terms.stakesPerIssue']}
          >
            <TextInput
              type="number"
              min={1}
              max={STAKES_PER_ISSUE_MAX}
              value={draft.stakesPerIssue}
              onChange={({ target }) => onDraft({ ...draft, stakesPerIssue: target.value })}
            />
          </Field>
          <Field
            label={_('office-lottery-terms.coverage')}
            hint={_('office-lottery-terms.coverage.hint', percent)}
            error={faults['terms.coverage']}
          >
            <TextInput
              type="number"
              {...percent}
              suffix="%"
              value={draft.coverage}
              onChange={({ target }) => onDraft({ ...draft, coverage: target.value })}
            />
          </Field>
        </FieldRow>
      </fieldset>
    </Card>
  )
}

/** The range of prize levels that members may choose from, with what comes back at each end. */
function SeriesFields({ draft, onDraft, faults }: Omit<Props, 'mayChange'>) {
  const { _ } = useLingui()
  const { series } = draft
  if (!series) return null
  return (
    <FieldRow>
      {(['least', 'most'] as const).map((name) => (
        <Field
          key={name}
          label={_(`office-lottery-terms.series.${name}`)}
          hint={_('office-lottery-terms.series.hint', {
            min: SERIES_LEAST,
            max: SERIES_MOST,
            share: shareOfSeries(series[name]),
          })}
          error={faults[`series.${name}`]}
        >
          <TextInput
            type="number"
            min={SERIES_LEAST}
            max={SERIES_MOST}
            step={2}
            value={series[name]}
            onChange={({ target }) => onDraft({ ...draft, series: { ...series, [name]: target.value } })}
          />
        </Field>
      ))}
    </FieldRow>
  )
}
