import { useLingui } from '@lingui/react'
import { Button, buttonClass } from '@sanuk/ui/button'
import {
  ChartNoAxesCombined,
  FileCheck,
  HandCoins,
  Handshake,
  Link2,
  MessageCircleMore,
  UsersRound,
} from 'lucide-react'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import { useSupport } from '../../brand/use-support.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import styles from './join.module.css'

const REASONS = [
  { reason: 'exact', Icon: HandCoins },
  { reason: 'seen', Icon: ChartNoAxesCombined },
  { reason: 'fair', Icon: FileCheck },
] as const

const STEPS = [
  { step: 'ask', Icon: MessageCircleMore },
  { step: 'agree', Icon: Handshake },
  { step: 'invite', Icon: Link2 },
  { step: 'grow', Icon: UsersRound },
] as const

/** What it is to be an agent, and how one becomes it: by talking to the brand. */
export function JoinOffer() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  return (
    <div className={styles.page}>
      <section className={styles.offer} data-theme="dark">
        <p className={styles.kicker}>{_('agents.kicker')}</p>
        <h1 className={styles.title}>{_('agents.title', { brand })}</h1>
        <p className={styles.lead}>{_('agents.lead')}</p>
        <Ways />
      </section>
      <ul className={styles.reasons}>
        {REASONS.map(({ reason, Icon }) => (
          <li key={reason} className={styles.reason}>
            <Icon />
            <strong>{_(`agents.reason.${reason}`)}</strong>
            <span className={styles.note}>{_(`agents.reason.${reason}.note`)}</span>
          </li>
        ))}
      </ul>
      <section className={styles.how}>
        <h2 className={styles.heading}>{_('agents.how')}</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ step, Icon }, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number}>{index + 1}</span>
              <Icon />
              <strong>{_(`agents.step.${step}`)}</strong>
              <span className={styles.note}>{_(`agents.step.${step}.note`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.law}>{_('agents.law')}</p>
    </div>
  )
}

/** Whoever has no account yet opens one first: an agent is a member who was trusted with more. */
function Ways() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const support = useSupport()
  return (
    <div className={styles.ways}>
      {support && (
        <a className={buttonClass({ look: 'luck', size: 'large' })} {...support}>
          {_('agents.talk')}
        </a>
      )}
      {!isSignedIn && (
        <Button look="outline" size="large" onClick={() => open('register')}>
          {_('agents.register')}
        </Button>
      )}
    </div>
  )
}
