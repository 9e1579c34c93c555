import { useLingui } from '@lingui/react'
import { listFreeRoundGames } from '@sanuk/contracts/office-free-rounds'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { FieldsProps } from './draft-fields.tsx'
import styles from './free-rounds.module.css'
import { FREE_ROUNDS } from './free-rounds.ts'

/** Which games of which vendor, and at which of the stakes that all of them take. */
export function GameFields({ draft, onChange, faults }: FieldsProps) {
  const { _, i18n } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { data, error, refetch } = useAsked({
    key: [...FREE_ROUNDS, 'games'],
    ask: (signal) => call(listFreeRoundGames, undefined, signal),
  })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="120px" />
  const vendors = [...new Set(data.list.map(({ vendor }) => vendor))]
  if (vendors.length === 0) return <p>{_('office-free-rounds.games.none')}</p>
  const vendor = draft.vendor || (vendors[0] ?? '')
  const games = data.list.filter((game) => game.vendor === vendor)
  const chosen = games.filter(({ code }) => draft.games.includes(code))
  const stakes = (chosen[0]?.stakes ?? []).filter((stake) => chosen.every((game) => game.stakes.includes(stake)))
  const turn = (code: string, on: boolean) =>
    onChange({ vendor, games: on ? [...draft.games, code] : draft.games.filter((game) => game !== code) })
  return (
    <>
      {vendors.length > 1 && (
        <Select
          label={_('office-free-rounds.vendor')}
          options={vendors.map((value) => ({ value, label: value }))}
          value={vendor}
          onChange={(value) => onChange({ vendor: value, games: [], stake: '' })}
        />
      )}
      <FieldGroup label={_('office-free-rounds.games')} error={faults.games}>
        <div className={styles.games}>
          {games.map(({ code, names }) => (
            <Checkbox
              key={code}
              checked={draft.games.includes(code)}
              onChange={({ target }) => turn(code, target.checked)}
            >
              {names[i18n.locale === 'en' ? 'en' : 'th']}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Field label={_('office-free-rounds.stake')} hint={_('office-free-rounds.stake.hint')} error={faults.stake}>
        <Select
          label={_('office-free-rounds.stake')}
          options={[
            { value: '', label: _('office-free-rounds.stake.choose') },
            ...stakes.map((value) => ({ value, label: formatMoney(parseAmount(value), currency) })),
          ]}
          value={draft.stake}
          onChange={(stake) => onChange({ stake })}
        />
      </Field>
    </>
  )
}
