import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { EMPTY } from '../../art/site-art.ts'
import { SitePicture } from '../../components/site-picture.tsx'
import styles from './lobby.module.css'

/** Nothing fits what was asked for. */
export function NoGames({ onReset }: { onReset: () => void }) {
  const { _ } = useLingui()
  return (
    <section className={styles.nothing}>
      <SitePicture picture={EMPTY['no-games']} sizes="220px" className={styles.nothingPicture} />
      <h2 className={styles.nothingTitle}>{_('lobby.none')}</h2>
      <p className={styles.nothingNote}>{_('lobby.none.note')}</p>
      <Button look="outline" onClick={onReset}>
        {_('lobby.reset')}
      </Button>
    </section>
  )
}
