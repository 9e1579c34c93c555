import { useLingui } from '@lingui/react'
import { signInProviders } from '@sanuk/contracts/office-providers'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { AskProvider } from './ask-provider.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { PROVIDERS, type Provider } from './providers.ts'

const stateOf = (enabled: boolean) => (enabled ? 'office-providers.state.on' : 'office-providers.state.off')

const COLUMNS: readonly DescribedColumn<Provider>[] = [
  textColumn('name', 'office-providers.name', { phone: 'heading', opens: true }),
  {
    key: 'code',
    header: 'office-providers.code',
    text: ({ code }) => code,
    cell: ({ code }) => <code>{code}</code>,
  },
  textColumn('issuer', 'office-providers.issuer'),
  {
    key: 'state',
    header: 'office.state',
    text: ({ enabled }, { _ }) => _(stateOf(enabled)),
    cell: ({ enabled }, { _ }) => <Badge look={enabled ? 'good' : 'plain'}>{_(stateOf(enabled))}</Badge>,
  },
]

/** For those who may change providers. */
const ASK: DescribedColumn<Provider> = {
  key: 'ask',
  header: 'office-providers.ask',
  cell: (provider) => <AskProvider provider={provider} />,
}

const SOURCE = wholeOf(async (signal) => ({ list: (await call(signInProviders, undefined, signal)).providers }))

const listOf = (mayChange: boolean) =>
  defineList(SOURCE, {
    key: [...PROVIDERS, 'list'],
    file: 'sign-in-providers',
    title: 'office-providers.title',
    note: 'office-providers.note',
    rowKey: ({ code }) => code,
    skeletonRows: 2,
    columns: mayChange ? [...COLUMNS, ASK] : COLUMNS,
    empty: { icon: <KeyRound />, word: 'office-providers.empty', note: 'office-providers.empty.note' },
    actions: mayChange && <Add />,
    drawer: ({ row, onClose }) => <ProviderDialog provider={row} mayChange={mayChange} onClose={onClose} />,
  })

/** With whose accounts members may sign in. */
export const ProvidersPage = () => <DescribedList list={listOf(useMay()('brand.change'))} />

function Add() {
  const { _ } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {_('office-providers.add')}
      </Button>
      <ProviderDialog provider={isOpen ? 'new' : null} mayChange onClose={() => setOpen(false)} />
    </>
  )
}
