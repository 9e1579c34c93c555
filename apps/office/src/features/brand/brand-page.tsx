import { useLingui } from '@lingui/react'
import { readBrandSettings } from '@sanuk/contracts/office-brand'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AgentsPart } from './agents-part.tsx'
import styles from './brand.module.css'
import { BRAND_SETTINGS, type BrandSettings } from './brand-settings.ts'
import { ContactsPart } from './contacts-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { FirebasePart } from './firebase-part.tsx'
import { GeneralPart } from './general-part.tsx'
import { LookPart } from './look-part.tsx'
import { MaintenancePart } from './maintenance-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { RegionsPart } from './regions-part.tsx'
import { RegistrationPart } from './registration-part.tsx'
import { SwitchesPart } from './switches-part.tsx'

const PARTS = {
  general: GeneralPart,
  look: LookPart,
  switches: SwitchesPart,
  registration: RegistrationPart,
  profile: ProfilePart,
  agents: AgentsPart,
  contacts: ContactsPart,
  delivery: DeliveryPart,
  regions: RegionsPart,
  firebase: FirebasePart,
  maintenance: MaintenancePart,
} as const
type Part = keyof typeof PARTS
const NAMES = Object.keys(PARTS) as Part[]

/** Everything that makes the brand its own. What is saved is on the site at once. */
export function BrandPage() {
  const { _ } = useLingui()
  useTitle('brand.title')
  const { data, error, refetch } = useAsked({
    key: BRAND_SETTINGS,
    ask: (signal) => call(readBrandSettings, undefined, signal),
  })
  return (
    <>
      <PageHead title={_('brand.title')} note={_('brand.note')}>
        {data?.demo && <Badge look="luck">{_('brand.demo')}</Badge>}
      </PageHead>
      <Card className={styles.page}>
        {data && <Parts settings={data} />}
        {!data && !error && <Skeleton height="420px" shape="card" />}
        {error && !data && <Failed error={error} onRetry={refetch} />}
      </Card>
    </>
  )
}

/** Which part is open stands in the address. A saved part begins anew from what was saved. */
function Parts({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const [query, setQuery] = useSearchParams()
  const part = NAMES.find((name) => name === query.get('part')) ?? 'general'
  return (
    <Tabs
      label={_('brand.title')}
      value={part}
      onChange={(next) => setQuery({ part: next }, { replace: true })}
      tabs={NAMES.map((value) => {
        const Panel = PARTS[value]
        return { value, label: _(`brand.part.${value}`), panel: <Panel key={settings.revision} settings={settings} /> }
      })}
    />
  )
}
