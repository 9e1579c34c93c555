import { useLingui } from '@lingui/react'
import { DEPOSIT_ICONS, DEPOSIT_KINDS } from '@sanuk/contracts/cashier'
import { listReceivingAccounts } from '@sanuk/contracts/office-cashier-settings'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import type { Faults } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { ACCOUNTS, ICON_OF, type MethodDraft } from './cashier-settings.ts'

export type PartProps = {
  readonly draft: MethodDraft
  readonly put: (part: Partial<MethodDraft>) => void
  readonly faults: Faults
}

type KindProps = PartProps & { readonly isNew: boolean; readonly gateway: boolean }

/** By what money comes, and where it goes. What a method is stays what it is. */
export function KindFields({ draft, put, faults, isNew, gateway }: KindProps) {
  const { _ } = useLingui()
  const { kind } = draft
  return (
    <>
      {isNew && (
        <FieldGroup label={_('office-cashier.kind')} error={faults.kind}>
          <Segmented
            wide
            label={_('office-cashier.kind')}
            options={DEPOSIT_KINDS.map((value) => ({
              ...{ value, label: _(`office-cashier.kind.${value}`), disabled: value === 'gateway' && !gateway },
            }))}
            value={kind}
            onChange={(chosen) => put({ kind: chosen, icon: ICON_OF[chosen], account: null })}
          />
        </FieldGroup>
      )}
      {kind === 'gateway' ? (
        <p className={styles.note}>{_('office-cashier.gateway.note')}</p>
      ) : (
        <AccountField draft={draft} put={put} faults={faults} />
      )}
    </>
  )
}

const ANY = 'any'

function AccountField({ draft: { kind, account }, put, faults }: PartProps) {
  const { _ } = useLingui()
  const { data } = useAsked({ key: ACCOUNTS, ask: (signal) => call(listReceivingAccounts, undefined, signal) })
  const wanted = kind === 'promptpay' ? 'biller' : 'bank'
  const usable = (data?.list ?? []).filter((one) => one.kind === wanted && (one.enabled || one.id === account))
  const any = kind === 'promptpay' ? 'promptpay' : 'bank_transfer'
  return (
    <Field label={_('office-cashier.account')} hint={_('office-cashier.account.hint')} error={faults.account}>
      <Select
        options={[
          { value: ANY, label: _(`office-cashier.account.any.${any}`) },
          ...usable.map(({ id, bank, number, holder }) => ({
            value: id,
            label: `${bank ? `${THAI_BANKS[bank].symbol} ` : ''}${number} · ${holder}`,
          })),
        ]}
        value={account ?? ANY}
        onChange={(chosen) => put({ account: chosen === ANY ? null : chosen })}
      />
    </Field>
  )
}

/** What members read, and the picture beside it. */
export function NameFields({ draft: { names, icon }, put, faults }: PartProps) {
  const { _ } = useLingui()
  return (
    <>
      <div className={styles.pair}>
        {(['th', 'en'] as const).map((language) => (
          <Field key={language} label={_(`office-cashier.name.${language}`)} error={faults[`names.${language}`]}>
            <TextInput
              maxLength={60}
              value={names[language]}
              onChange={(event) => put({ names: { ...names, [language]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
      <Field label={_('office-cashier.icon')}>
        <Select
          options={DEPOSIT_ICONS.map((value) => ({ value, label: _(`office-cashier.icon.${value}`) }))}
          value={icon}
          onChange={(chosen) => put({ icon: chosen })}
        />
      </Field>
    </>
  )
}
