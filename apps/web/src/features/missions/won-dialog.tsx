import { useLingui } from '@lingui/react'
import type { MissionReward } from '@sanuk/contracts/missions'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Gift } from 'lucide-react'
import styles from './missions.module.css'
import { useReward } from './use-missions.ts'

type WonDialogProps = { readonly reward: MissionReward | null; readonly onClose: () => void }

const SPARKS = Array.from({ length: 14 }, (_, spark) => spark)

/** The moment in which a reward comes: it bursts, unless its reader wants things to stand still. */
export function WonDialog({ reward, onClose }: WonDialogProps) {
  const { _ } = useLingui()
  const say = useReward()
  return (
    <Dialog
      open={reward !== null}
      onClose={onClose}
      title={_('missions.won')}
      footer={
        <Button look="luck" wide onClick={onClose}>
          {_('missions.won.close')}
        </Button>
      }
    >
      <div className={styles.won}>
        <div className={styles.burst} aria-hidden="true">
          {SPARKS.map((spark) => (
            <i key={spark} style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }} />
          ))}
          <Gift />
        </div>
        <p className={styles.streak}>{reward && _('missions.won.reward', { reward: say(reward) })}</p>
        {reward && reward.play > 0 && <p>{_('missions.reward.play', { times: reward.play / 100 })}</p>}
      </div>
    </Dialog>
  )
}
