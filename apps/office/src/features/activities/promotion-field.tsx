import { useLingui } from '@lingui/react'
import { listContent } from '@sanuk/contracts/office-content'
import { Select } from '@sanuk/ui/select'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'

type Props = { readonly value: string | null; readonly onChange: (promotion: string | null) => void }

const NONE = 'none'

/** On which promotion's page members find the activity. */
export function PromotionField({ value, onChange }: Props) {
  const { _ } = useLingui()
  const { data } = useAsked({
    key: ['activity-promotions'],
    ask: (signal) => call(listContent, { query: { kind: 'promotion' } }, signal),
  })
  return (
    <Select
      label={_('office-activities.promotion')}
      value={value ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      options={[
        { value: NONE, label: _('office-activities.promotion.none') },
        ...(data?.list ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  )
}
