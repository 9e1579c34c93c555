import { useLingui } from '@lingui/react'
import { isMoney } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { type ReactNode, useState } from 'react'
import { DayFields } from '../components/day-fields.tsx'
import type { OfficeWord } from '../language/office-word.ts'
import { useBrand } from '../wire/use-brand.ts'
import styles from './list-page.module.css'
import { PausedSearch } from './paused-search.tsx'

/** What the address says about a list, and the way to change it: what is empty or undefined leaves the address. */
export type Narrowing = {
  readonly get: (name: string) => string | undefined
  readonly set: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Something that a list is narrowed down by; `Name` is a key of its route's query. */
export type Filter<Name extends string> = {
  /** What it fills of the query, and what stands in the address for it unless `inAddress` says otherwise. */
  readonly names: readonly Name[]
  readonly inAddress?: string
  /** What holds while the address says nothing. */
  readonly start?: Readonly<Record<string, string>>
  /** What is asked for a value of the address, where that is not the value itself. */
  readonly sends?: (value: string) => Readonly<Record<string, string>>
  /** It chooses one of several lists: that one is not called narrowed down because of it. */
  readonly isView?: true
  readonly draw: (at: Narrowing) => ReactNode
}

/** What is typed, once the typing rests. */
export const searchFilter = (label: OfficeWord): Filter<'search'> => textFilter('search', label)

/** The same, where the query calls it otherwise. */
export function textFilter<Name extends string>(name: Name, label: OfficeWord): Filter<Name> {
  return { names: [name], draw: (at) => <SearchPart key={name} label={label} name={name} at={at} /> }
}

type PartProps = { readonly label: OfficeWord; readonly name: string; readonly at: Narrowing }

function SearchPart({ label, name, at }: PartProps) {
  const { _ } = useLingui()
  return (
    <div className={styles.search}>
      <PausedSearch label={_(label)} text={at.get(name) ?? ''} onSearch={(text) => at.set({ [name]: text })} />
    </div>
  )
}

type Choice<Value extends string> = {
  readonly label: OfficeWord
  /** The choice of all of them. */
  readonly any: OfficeWord
  readonly values: readonly Value[]
  readonly word: (value: Value) => OfficeWord
}

/** One of several values, or any. */
export function choiceFilter<Name extends string, Value extends string>(
  name: Name,
  choice: Choice<Value>,
): Filter<Name> {
  return { names: [name], draw: (at) => <ChoicePart key={name} {...choice} name={name} at={at} /> }
}

type ChoiceProps<Value extends string> = Choice<Value> & { readonly name: string; readonly at: Narrowing }

function ChoicePart<Value extends string>({ name, label, any, values, word, at }: ChoiceProps<Value>) {
  const { _ } = useLingui()
  return (
    <Select<string>
      label={_(label)}
      value={at.get(name) ?? ''}
      onChange={(value) => at.set({ [name]: value })}
      options={[{ value: '', label: _(any) }, ...values.map((value) => ({ value, label: _(word(value)) }))]}
    />
  )
}

type View<Value extends string> = {
  readonly values: readonly Value[]
  readonly word: (value: Value) => OfficeWord
  readonly start: NoInfer<Value>
  /** Its name in the address, where that is not the name in the query. */
  readonly inAddress?: string
  readonly sends?: (value: string) => Readonly<Record<string, string>>
}

/** Which of a few lists is looked at, all in sight. */
export function viewFilter<Name extends string, Value extends string>(name: Name, view: View<Value>): Filter<Name> {
  const { inAddress = name, start, sends } = view
  return {
    names: [name],
    inAddress,
    start: { [inAddress]: start },
    isView: true,
    ...(sends && { sends }),
    draw: (at) => <ViewPart key={name} {...view} inAddress={inAddress} at={at} />,
  }
}

type ViewProps<Value extends string> = View<Value> & { readonly inAddress: string; readonly at: Narrowing }

function ViewPart<Value extends string>({ inAddress, values, word, start, at }: ViewProps<Value>) {
  const { _ } = useLingui()
  return (
    <Segmented
      label={_('office.state')}
      className={styles.views}
      options={values.map((value) => ({ value, label: _(word(value)) }))}
      value={values.find((known) => known === at.get(inAddress)) ?? start}
      onChange={(chosen) => at.set({ [inAddress]: chosen })}
    />
  )
}

/** From one business day of the brand to another, both included. */
export function daysFilter(start?: { readonly from: string; readonly to: string }): Filter<'from' | 'to'> {
  return {
    names: ['from', 'to'],
    ...(start && { start }),
    draw: (at) => <DayFields key="days" value={{ from: at.get('from'), to: at.get('to') }} onChange={at.set} />,
  }
}

type Amounts = {
  readonly least: OfficeWord
  readonly most: OfficeWord
  /** What is counted, where that is not the brand's currency. */
  readonly unit?: OfficeWord
}

const AMOUNTS: Amounts = { least: 'office.amount.least', most: 'office.amount.most' }

/** Between two amounts of the brand's currency, both included. */
export function amountsFilter({ least, most, unit }: Amounts = AMOUNTS): Filter<'least' | 'most'> {
  return {
    names: ['least', 'most'],
    draw: (at) => (
      <div key="amounts" className={styles.amounts}>
        <AmountPart name="least" label={least} unit={unit} at={at} />
        <AmountPart name="most" label={most} unit={unit} at={at} />
      </div>
    ),
  }
}

function AmountPart({ label, name, unit, at }: PartProps & { readonly unit: OfficeWord | undefined }) {
  const { _ } = useLingui()
  const code = useBrand()?.currency.code ?? 'THB'
  const [typed, setTyped] = useState(at.get(name) ?? '')

  function type(amount: string) {
    setTyped(amount)
    // An amount that cannot be read is told beside the field, and the list stays as it is.
    if (amount === '' || isMoney(amount)) at.set({ [name]: amount })
  }

  return (
    <Field label={_(label)} hint={unit ? _(unit) : code}>
      <MoneyInput currency={currency(code)} value={typed} onChange={type} />
    </Field>
  )
}

/** What a link narrowed the list to, such as one member: shown as the way back to all of it. */
export function onlyFilter<Name extends string>(name: Name, all: OfficeWord): Filter<Name> {
  return { names: [name], draw: (at) => <OnlyPart key={name} name={name} label={all} at={at} /> }
}

function OnlyPart({ label, name, at }: PartProps) {
  const { _ } = useLingui()
  if (at.get(name) === undefined) return null
  return (
    <Button look="outline" size="small" onClick={() => at.set({ [name]: undefined })}>
      {_(label)}
    </Button>
  )
}
