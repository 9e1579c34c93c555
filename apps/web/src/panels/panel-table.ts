import type { Room } from '@sanuk/locales/word'
import type { ComponentType } from 'react'
import type { PanelName, PanelWindow } from './panel-names.ts'

export type PanelProps = {
  /** Which panel is asked for: one component may serve several. */
  readonly name: PanelName
  /** False while it leaves the screen. */
  readonly open: boolean
  readonly onClose: () => void
}

type Panel = {
  /** Catalogues it speaks from. */
  readonly rooms: readonly Room[]
  readonly load: () => Promise<ComponentType<PanelProps>>
}

const memberCentre: Panel = {
  rooms: [
    ...([
      'member-centre',
      'security',
      'identity',
      'agent-freezes',
      'transfers',
      'cashier',
      'payees',
      'withdrawals',
    ] as const),
    ...([
      'wagers',
      'wallet',
      'turnover',
      'vip',
      'raffle',
      'rebates',
      'referrals',
      'upline',
      'missions',
      'activities',
      'free-rounds',
      'promotions',
    ] as const),
    ...(['protection', 'messages', 'profile', 'documents', 'field'] as const),
  ],
  load: () => import('../pages/member-centre-panel.tsx').then(({ MemberCentrePanel }) => MemberCentrePanel),
}

const agentCentre: Panel = {
  rooms: [
    ...(['agent-centre', 'agent-links', 'agent-members', 'agent-transfer', 'agent-freezes'] as const),
    ...(['agent-salary', 'agent-dividend', 'agent-agreements', 'agent-terms', 'agent-income'] as const),
    ...(['agent-betting', 'agent-transactions', 'agent-profit'] as const),
    ...(['content', 'wagers', 'wallet', 'field'] as const),
  ],
  load: () => import('../pages/agent-centre-panel.tsx').then(({ AgentCentrePanel }) => AgentCentrePanel),
}

const door = (load: Panel['load']): Panel => ({ rooms: ['identity', 'field'], load })

/** Where each window comes from; nothing of it is loaded before it is opened, and neither is this table. */
export const panelTable: Record<PanelWindow, Panel> = {
  memberCentre,
  agentCentre,
  login: door(() => import('../features/identity/sign-in/login-dialog.tsx').then((it) => it.LoginDialog)),
  register: door(() => import('../features/identity/registration/register-dialog.tsx').then((it) => it.RegisterDialog)),
  forgot: door(() => import('../features/identity/passwords/forgotten-dialog.tsx').then((it) => it.ForgottenDialog)),
  reset: door(() => import('../features/identity/passwords/reset-dialog.tsx').then((it) => it.ResetDialog)),
  changePassword: door(() =>
    import('../features/identity/passwords/change-password-dialog.tsx').then((it) => it.ChangePasswordDialog),
  ),
  prove: door(() => import('../features/identity/sign-in/prove-dialog.tsx').then((it) => it.ProveDialog)),
  needAccount: door(() => import('../features/identity/need-account-dialog.tsx').then((it) => it.NeedAccountDialog)),
  centreClosed: door(() => import('../features/identity/centre-closed-dialog.tsx').then((it) => it.CentreClosedDialog)),
  agentsOnly: {
    rooms: ['agent-centre'],
    load: () => import('../features/agents/centre/agents-only-dialog.tsx').then((it) => it.AgentsOnlyDialog),
  },
  feedback: {
    rooms: ['feedback', 'field'],
    load: () => import('../features/feedback/feedback-dialog.tsx').then((it) => it.FeedbackDialog),
  },
  raffle: {
    rooms: ['raffle'],
    load: () => import('../features/raffle/raffle-dialog.tsx').then((it) => it.RaffleDialog),
  },
  redPacket: {
    rooms: ['red-packets'],
    load: () => import('../features/activities/red-packet/red-packet-dialog.tsx').then((it) => it.RedPacketDialog),
  },
}
