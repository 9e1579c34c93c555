import { useLingui } from '@lingui/react'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Progress } from '@sanuk/ui/progress'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { useLanguage } from '../../../language/language.ts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './tiers.module.css'

/** What a team did, or what it lacks: valid stake, active accounts, and of dividends the loss, negative where members won. */
type TeamFigures = { readonly valid: string; readonly active: number; readonly loss?: string }

type Missing = TeamFigures & { readonly tier: AgentTier }

type MissingToNextProps = {
  /** What the answer says is missing; nothing where the highest tier is reached. */
  readonly missing: Missing | null
  readonly period: TeamFigures
  /** What these lead to: the next tier, unless it says something else. */
  readonly heading?: string | undefined
}

/** What the running period needs for the next tier, in words and as bars. Words: as those of `TierTable`. */
export function MissingToNext({ missing, period, heading }: MissingToNextProps) {
  const { _ } = useLingui()
  if (!missing) return <p className={styles.top}>{_('agent-salary.tier.top')}</p>
  const { tier } = missing
  const name = heading ?? _('agent-salary.missing')
  return (
    <section className={styles.missing} aria-label={name}>
      <h4 className={styles.heading}>{name}</h4>
      <MissingWords missing={missing} />
      <MoneyProgress label={_('agent-salary.valid')} done={period.valid} wanted={tier.valid} />
      {tier.active > 0 && (
        <TierProgress
          label={_('agent-salary.active')}
          done={BigInt(period.active)}
          wanted={BigInt(tier.active)}
          write={(count) => writtenCount(String(count))}
        />
      )}
      <MoneyProgress label={_('agent-dividend.loss')} done={period.loss ?? '0'} wanted={tier.loss ?? '0'} />
    </section>
  )
}

function MissingWords({ missing: { tier, valid, active, loss = '0' } }: { readonly missing: Missing }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const lacks = [
    ...(parseAmount(valid) > 0n ? [_('agent-salary.missing.valid', { valid: money(valid) })] : []),
    ...(active > 0 ? [_('agent-salary.missing.active', { active })] : []),
    ...(parseAmount(loss) > 0n ? [_('agent-dividend.missing.loss', { loss: money(loss) })] : []),
  ]
  if (lacks.length === 0) return null
  const list = new Intl.ListFormat(language === 'th' ? 'th' : 'en-GB').format(lacks)
  return <p>{_('agent-salary.missing.to', { list, rate: writeRate(tier.rate) })}</p>
}

type MoneyProgressProps = { readonly label: string; readonly done: string; readonly wanted: string }

/** How much of a sum is reached; nothing where none is asked for. Less than nothing is shown as nothing. */
function MoneyProgress({ label, done, wanted }: MoneyProgressProps) {
  const currency = useCurrency()
  const [sum, whole] = [parseAmount(done), parseAmount(wanted)]
  if (whole === 0n) return null
  return (
    <TierProgress
      label={label}
      done={sum > 0n ? sum : 0n}
      wanted={whole}
      write={(value) => formatMoney(amount(value), currency)}
    />
  )
}

type TierProgressProps = {
  readonly label: string
  readonly done: bigint
  /** More than 0. */
  readonly wanted: bigint
  readonly write: (value: bigint) => string
}

/** How much of one condition is met, as a bar and in figures. */
function TierProgress({ label, done, wanted, write }: TierProgressProps) {
  const { _ } = useLingui()
  const percent = done >= wanted ? 100 : Number((done * 100n) / wanted)
  const words = _('agent-salary.progress', { done: write(done), wanted: write(wanted) })
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        <span>{label}</span>
        <span>{words}</span>
      </p>
      <Progress luck label={label} value={percent} valueText={words} />
    </div>
  )
}
