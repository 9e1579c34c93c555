import { useLingui } from '@lingui/react'
import { addDays } from '@sanuk/contracts/calendar-day'
import { type DatePreset, DateRange, type DateSpan } from '@sanuk/ui/date-range'
import { useLanguage } from '../../language/language.ts'
import { writeSpan } from './written-days.ts'

/** The longest span the server usually answers, in days. */
const SPAN_MAX_DAYS = 92

/** Those that the site has words for. */
type NamedPreset = Exclude<DatePreset, 'previous90' | 'next7' | 'next30'>

const USUAL: readonly NamedPreset[] = ['today', 'yesterday', 'previous7', 'previous30']

type SpanFilterProps = {
  /** Which days are offered by name. */
  readonly presets?: readonly NamedPreset[]
  /** How many days may be chosen at once. */
  readonly most?: number
  readonly today: string
  readonly span: DateSpan
  readonly onChange: (span: DateSpan) => void
}

/** Which days: the usual ones, or any two not too far apart. */
export function SpanFilter({ presets = USUAL, most = SPAN_MAX_DAYS, today, span, onChange }: SpanFilterProps) {
  const { _ } = useLingui()
  const language = useLanguage()

  function choose({ from, to }: DateSpan) {
    // A span too long for one answer keeps the end that was just chosen.
    const longest = most - 1
    if (to <= addDays(from, longest)) onChange({ from, to })
    else onChange(from === span.from ? { from: addDays(to, -longest), to } : { from, to: addDays(from, longest) })
  }

  return (
    <DateRange
      words={{
        label: _('wagers.span'),
        presets: Object.fromEntries(presets.map((preset) => [preset, _(`wagers.span.${preset}`)])),
        custom: writeSpan(span, language),
        from: _('wagers.span.from'),
        to: _('wagers.span.to'),
      }}
      value={span}
      onChange={choose}
      today={today}
      max={today}
    />
  )
}
