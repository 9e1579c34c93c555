import { useLingui } from '@lingui/react'
import { signInProviders } from '@sanuk/contracts/office-providers'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AskProvider } from './ask-provider.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { PROVIDERS, type Provider } from './providers.ts'

/** With whose accounts members may sign in. */
export function ProvidersPage() {
  const { _ } = useLingui()
  useTitle('office-providers.title')
  const mayChange = useMay()('brand.change')
  const [opened, setOpened] = useState<Provider | 'new' | null>(null)
  const { data, error, refetch } = useAsked({
    key: PROVIDERS,
    ask: (signal) => call(signInProviders, undefined, signal),
  })
  return (
    <>
      <PageHead title={_('office-providers.title')} note={_('office-providers.note')}>
        {data && (
          <SaveWhole
            name="sign-in-providers"
            columns={[
              { header: _('office-providers.name'), text: ({ name }) => name },
              { header: _('office-providers.code'), text: ({ code }) => code },
              { header: _('office-providers.issuer'), text: ({ issuer }) => issuer },
              { header: _('office.state'), text: ({ enabled }) => _(stateOf(enabled)) },
            ]}
            rows={data.providers}
          />
        )}
        {mayChange && (
          <Button icon={<Plus />} onClick={() => setOpened('new')}>
            {_('office-providers.add')}
          </Button>
        )}
      </PageHead>
      <Card className={list.list}>
        <AskedTable
          title="office-providers.title"
          columns={useColumns(setOpened, mayChange)}
          rows={data?.providers}
          rowKey={({ code }) => code}
          skeletonRows={2}
          fault={error}
          onRetry={refetch}
          empty={
            <EmptyState icon={<KeyRound />} title={_('office-providers.empty')}>
              {_('office-providers.empty.note')}
            </EmptyState>
          }
        />
      </Card>
      <ProviderDialog provider={opened} mayChange={mayChange} onClose={() => setOpened(null)} />
    </>
  )
}

const stateOf = (enabled: boolean) => (enabled ? 'office-providers.state.on' : 'office-providers.state.off')

function useColumns(onOpen: (provider: Provider) => void, mayChange: boolean): readonly Column<Provider>[] {
  const { _ } = useLingui()
  return [
    {
      key: 'name',
      header: _('office-providers.name'),
      phone: 'heading',
      cell: (provider) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onOpen(provider)}>
          {provider.name}
        </button>
      ),
    },
    { key: 'code', header: _('office-providers.code'), cell: ({ code }) => <code>{code}</code> },
    { key: 'issuer', header: _('office-providers.issuer'), cell: ({ issuer }) => issuer },
    {
      key: 'state',
      header: _('office.state'),
      cell: ({ enabled }) => <Badge look={enabled ? 'good' : 'plain'}>{_(stateOf(enabled))}</Badge>,
    },
    ...(mayChange
      ? [
          {
            key: 'ask',
            header: _('office-providers.ask'),
            cell: (provider: Provider) => <AskProvider provider={provider} />,
          },
        ]
      : []),
  ]
}
