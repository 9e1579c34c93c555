import { useLingui } from '@lingui/react'
import { Button, buttonClass } from '@sanuk/ui/button'
import { classNames } from '@sanuk/ui/class-names'
import { Link } from '@tanstack/react-router'
import { Pause, Play, ShieldCheck } from 'lucide-react'
import { BANNERS } from '../../art/site-art.ts'
import { SitePicture } from '../../components/site-picture.tsx'
import { usePanels } from '../../panels/use-panels.ts'
import styles from './hero-banner.module.css'
import { type Slide, slides } from './slides.ts'
import { useCarousel } from './use-carousel.ts'

/** The home page's banners: one after the other, by themselves until somebody looks closer. */
export function HeroBanner() {
  const { _ } = useLingui()
  const carousel = useCarousel(slides.length)
  return (
    <section
      className={styles.banner}
      aria-roledescription={_('home.banners.kind')}
      aria-label={_('home.banners')}
      {...carousel.frame}
    >
      <div className={styles.track} ref={carousel.track}>
        {slides.map((slide, index) => (
          <SlideView key={slide.art} slide={slide} index={index} current={carousel.current} />
        ))}
      </div>
      <div className={styles.controls}>
        {slides.map((slide, index) => (
          <button
            key={slide.art}
            type="button"
            className={styles.dot}
            aria-label={_('home.banners.go', { number: index + 1, count: slides.length })}
            aria-current={index === carousel.current}
            onClick={() => carousel.show(index)}
          />
        ))}
        {carousel.moves && (
          <button
            type="button"
            className={styles.pause}
            aria-label={_(carousel.paused ? 'home.banners.resume' : 'home.banners.pause')}
            onClick={carousel.togglePause}
          >
            {carousel.paused ? <Play /> : <Pause />}
          </button>
        )}
      </div>
    </section>
  )
}

function SlideView({ slide, index, current }: { slide: Slide; index: number; current: number }) {
  const { _ } = useLingui()
  const { wide, tall } = BANNERS[slide.art]
  const first = index === 0
  const Title = first ? 'h1' : 'h2'
  return (
    <div className={styles.slide} inert={index !== current}>
      <SitePicture
        className={styles.art}
        picture={wide}
        phone={tall}
        sizes="(width < 1280px) 100vw, 1240px"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
      />
      <div className={styles.words}>
        <p className={styles.kicker}>{_(slide.kicker)}</p>
        <Title className={styles.title}>{_(slide.title)}</Title>
        <p className={styles.note}>{_(slide.note)}</p>
        <div className={styles.actions}>
          <Action slide={slide} />
          {slide.check && (
            <Link
              to="/"
              hash="fair"
              className={classNames(buttonClass({ look: 'quiet', size: 'large' }), styles.check)}
            >
              <ShieldCheck />
              {_('home.check')}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

function Action({ slide: { action } }: { slide: Slide }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  if ('panel' in action) {
    return (
      <Button look="luck" size="large" onClick={() => open(action.panel)}>
        {_(action.word)}
      </Button>
    )
  }
  return (
    <Link to={action.to} hash={action.hash ?? ''} className={buttonClass({ look: 'luck', size: 'large' })}>
      {_(action.word)}
    </Link>
  )
}
