import type { Room } from '@sanuk/locales/word'
import type { ComponentType } from 'react'
import type { PanelName } from './panel-names.ts'

export type PanelProps = {
  /** Which panel is asked for: one component may serve several. */
  readonly name: PanelName
  /** False while it leaves the screen. */
  readonly open: boolean
  readonly onClose: () => void
}

type Panel = {
  /** `member` panels lead through the login first. */
  readonly access: 'visitor' | 'member'
  /** Catalogues it speaks from. */
  readonly rooms: readonly Room[]
  readonly load: () => Promise<ComponentType<PanelProps>>
}

/** One window with many pages: going from one to another does not close it. */
const memberCentre: Panel = {
  access: 'member',
  rooms: ['member-centre', 'transfers', 'cashier', 'wagers', 'field'],
  load: () => import('../pages/member-centre-panel.tsx').then(({ MemberCentrePanel }) => MemberCentrePanel),
}

/** Where each panel comes from; nothing of it is loaded before it is opened. */
export const panelTable: Partial<Record<PanelName, Panel>> = {
  login: {
    access: 'visitor',
    rooms: ['identity', 'field'],
    load: () => import('../features/identity/login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
  },
  register: {
    access: 'visitor',
    rooms: ['identity', 'field'],
    load: () => import('../features/identity/register-dialog.tsx').then(({ RegisterDialog }) => RegisterDialog),
  },
  securityCenter: memberCentre,
  transferFund: memberCentre,
  depositv2: memberCentre,
  personalHistoryCopy: memberCentre,
}
