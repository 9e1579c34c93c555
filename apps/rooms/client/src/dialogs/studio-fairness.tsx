import type { StudioView } from '#protocol'
import type { Kit } from '../kit.ts'
import { Dialog } from './dialog.tsx'

type StudioFairnessProps = {
  readonly kit: Pick<Kit, 'say'>
  readonly studio: StudioView
  readonly onClose: () => void
}

/** What can be verified where people deal, and what cannot. */
export function StudioFairness({ kit: { say }, studio: { code, dealer }, onClose }: StudioFairnessProps) {
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.fair')} kind="fairness">
      <p>{say('rooms.fair.studio.text')}</p>
      <dl className="seeds">
        <div>
          <dt>{say('rooms.fair.studio')}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      {dealer && <p className="dialog-note">{say('rooms.studio.dealer', { name: dealer.name })}</p>}
      <h3>{say('rooms.fair.how')}</h3>
      <ol className="rules-list">
        <li>{say('rooms.fair.studio.how.watch')}</li>
        <li>{say('rooms.fair.studio.how.check')}</li>
      </ol>
    </Dialog>
  )
}
