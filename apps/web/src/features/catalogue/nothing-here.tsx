import { EMPTY } from '@sanuk/ui/art/empty'
import { Button } from '@sanuk/ui/button'
import { SitePicture } from '@sanuk/ui/site-picture'
import styles from './lobby.module.css'

type NothingHereProps = {
  readonly title: string
  readonly note: string
  /** What can be done about it, the likeliest first. */
  readonly ways: readonly { readonly label: string; readonly go: () => unknown }[]
}

/** Stands where a list would be that has nothing in it. */
export function NothingHere({ title, note, ways }: NothingHereProps) {
  return (
    <section className={styles.nothing}>
      <SitePicture picture={EMPTY['no-games']} sizes="220px" className={styles.nothingPicture} />
      <h2 className={styles.nothingTitle}>{title}</h2>
      <p className={styles.nothingNote}>{note}</p>
      <div className={styles.nothingWays}>
        {ways.map(({ label, go }, turn) => (
          <Button key={label} look={turn === 0 ? 'primary' : 'outline'} onClick={() => void go()}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
