import { useLingui } from '@lingui/react'
import { type ContentKind, oneContent } from '@sanuk/contracts/office-content'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { CONTENT, contentAddress } from './content.ts'
import { ContentEditor } from './content-editor.tsx'

/** Something the brand says, to be written: a new one, or one that is there. */
export function EditorPage({ kind }: { kind: ContentKind }) {
  const { _ } = useLingui()
  useTitle(`office-content.${kind}`)
  const { id = 'new' } = useParams()
  const brand = useBrand()
  return (
    <>
      <BackLink to={contentAddress(kind)}>{_(`office-content.${kind}`)}</BackLink>
      {!brand && <Skeleton height="420px" shape="card" />}
      {brand && id === 'new' && <ContentEditor key="new" kind={kind} entry={null} brand={brand} />}
      {brand && id !== 'new' && <Known key={id} id={id} kind={kind} brand={brand} />}
    </>
  )
}

/** A colleague may decide about it meanwhile. */
const EVERY_MS = 20_000

type KnownProps = { id: string; kind: ContentKind; brand: NonNullable<ReturnType<typeof useBrand>> }

function Known({ id, kind, brand }: KnownProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...CONTENT, 'one', id],
    ask: (signal) => call(oneContent, { params: { id } }, signal),
    everyMs: EVERY_MS,
  })
  if (data) return <ContentEditor kind={kind} entry={data} brand={brand} />
  if (!error) return <Skeleton height="420px" shape="card" />
  return (
    <Card>
      <Failed title="office-content.failed" error={error} onRetry={refetch} />
    </Card>
  )
}
