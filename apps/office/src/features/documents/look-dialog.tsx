import { useLingui } from '@lingui/react'
import { lookAtDocument } from '@sanuk/contracts/office-documents'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { Decide } from './decide.tsx'
import styles from './documents.module.css'
import type { Paper } from './documents.ts'
import { Sheet } from './sheet.tsx'

/** A document beside what its member told. Opening it is a look, and is written down. */
export function LookDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { _ } = useLingui()
  const mayChange = useMay()('documents.change')
  const { data, error, refetch } = useAsked({
    // Not below the list's own key: what is decided there is not looked at once more.
    key: ['document-look', paper.id],
    ask: (signal) => call(lookAtDocument, { params: { id: paper.id } }, signal),
  })
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={`${_(`documents.kind.${paper.kind}`)} · ${paper.member.username}`}
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height="420px" shape="card" />}
      {data && (
        <div className={styles.sides}>
          <div className={styles.sheets}>
            {data.pictures.map((webp, at) => (
              <Sheet
                // biome-ignore lint/suspicious/noArrayIndexKey: they have no names and keep their order
                key={at}
                webp={webp}
                words={_('office-documents.picture', { number: at + 1, count: data.pictures.length })}
              />
            ))}
          </div>
          <div className={styles.beside}>
            <Told told={data.told} />
            {paper.state === 'waiting' && mayChange && <Decide paper={paper} onDone={onClose} />}
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Told({ told }: { told: AnswerOf<typeof lookAtDocument>['told'] }) {
  const { _ } = useLingui()
  return (
    <section>
      <h3 className={styles.heading}>{_('office-documents.told')}</h3>
      {told.length === 0 ? (
        <p>{_('office-documents.nothing')}</p>
      ) : (
        <Facts facts={told.map(({ name, value }) => ({ name: _(`profile.${name}`), value }))} />
      )}
    </section>
  )
}
