import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import { Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './banner.module.css'
import { BannerSlide } from './banner-slide.tsx'
import type { Banner } from './use-banners.ts'
import { useCarousel } from './use-carousel.ts'

type BannerSlidesProps = {
  readonly list: readonly Banner[]
  /** Low ones stand over pages that are about something else. */
  readonly size: 'high' | 'low'
}

/** Banners, one after the other: by themselves until somebody looks closer. */
export function BannerSlides({ list, size }: BannerSlidesProps) {
  const { _ } = useLingui()
  const carousel = useCarousel(list.length)
  const several = list.length > 1
  const { current, show, moves, paused } = carousel
  const place = (index: number) => _('home.banners.go', { number: index + 1, count: list.length })

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || !several) return
    event.preventDefault()
    show((current + step + list.length) % list.length)
  }

  return (
    <section
      className={classNames(styles.banner, styles[size])}
      aria-roledescription={several ? _('home.banners.kind') : undefined}
      aria-label={_('home.banners')}
      onKeyDown={turn}
      {...carousel.frame}
    >
      {/* What comes by itself is not read out; what somebody turned to is. */}
      <div className={styles.track} ref={carousel.track} aria-live={moves && !paused ? 'off' : 'polite'}>
        {list.map((banner, index) => (
          <BannerSlide
            // The first one takes the place of the drawn one.
            key={index === 0 ? 'first' : banner.bannerId}
            banner={banner}
            first={index === 0}
            size={size}
            shown={index === current}
            place={several ? place(index) : undefined}
          />
        ))}
      </div>
      {several && (
        <div className={styles.controls}>
          {list.map(({ bannerId }, index) => (
            <button
              key={bannerId}
              type="button"
              className={styles.dot}
              aria-label={place(index)}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
          {moves && (
            <button
              type="button"
              className={styles.pause}
              aria-label={_(paused ? 'home.banners.resume' : 'home.banners.pause')}
              onClick={carousel.togglePause}
            >
              {paused ? <Play /> : <Pause />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
