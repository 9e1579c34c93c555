import type { Rooms } from './house-rooms.ts'
import type { Clock } from './platform/clock.ts'
import type { Job } from './platform/jobs.ts'

/** What is done on a schedule, in UTC. */
export function jobsOf(rooms: Rooms, clock: Clock): readonly Job[] {
  const { books, vendors, catalogue, cashier, transfers, identity, operators, launch, wagers, seamless, once } = rooms
  return [
    { name: 'books-look', every: '* * * * *', work: books.look },
    { name: 'books-sign-head', every: '* * * * *', work: books.signHead },
    { name: 'books-roll-up', every: '* * * * *', work: books.rollUp },
    { name: 'books-expire-holds', every: '* * * * *', work: books.expireHolds },
    { name: 'books-prepare-months', every: '23 3 * * *', work: books.prepareMonths },
    { name: 'catalogue-synchronise', every: '*/5 * * * *', work: catalogue.synchronise },
    { name: 'cashier-expire-deposits', every: '* * * * *', work: cashier.expireDeposits },
    { name: 'cashier-ask-gateway', every: '* * * * *', work: cashier.gateways.askAgain },
    { name: 'cashier-send-back', every: '* * * * *', work: cashier.sendBack.askAgain },
    { name: 'withdrawals-ask-again', every: '* * * * *', work: rooms.withdrawals.askAgain },
    { name: 'withdrawals-run-out', every: '* * * * *', work: rooms.withdrawals.runOut },
    { name: 'transfers-ask-again', every: '* * * * *', work: transfers.askAgain },
    { name: 'identity-forget-ended', every: '* * * * *', work: identity.forgetEnded },
    { name: 'trials-close-ended', every: '* * * * *', work: rooms.trials.closeEnded },
    { name: 'factors-forget-challenges', every: '*/10 * * * *', work: rooms.factors.forgetExpired },
    { name: 'providers-forget-expired', every: '*/10 * * * *', work: rooms.providers.forgetExpired },
    { name: 'security-forget-ended', every: '*/10 * * * *', work: rooms.security.forgetEnded },
    { name: 'operators-forget-sessions', every: '11 * * * *', work: operators.forgetEndedSessions },
    { name: 'launch-forget-sessions', every: '13 * * * *', work: launch.sessions.forgetEnded },
    { name: 'free-rounds-tell', every: '* * * * *', work: rooms.freeRounds.tellVendors },
    { name: 'wagers-close-overdue', every: '*/15 * * * *', work: wagers.closeOverdue },
    { name: 'wagers-sum-days', every: '*/10 * * * *', work: wagers.sumDays },
    { name: 'raffle-draw-and-open', every: '* * * * *', work: rooms.raffle.drawAndOpen },
    { name: 'vip-review-months', every: '7 * * * *', work: rooms.vip.reviewMonths },
    { name: 'risk-look', every: '*/5 * * * *', work: rooms.risk.look },
    { name: 'referrals-decide-friends', every: '* * * * *', work: rooms.referrals.decideFriends },
    { name: 'referrals-close-days', every: '* * * * *', work: rooms.referrals.closeDays },
    { name: 'pictures-seal', every: '* * * * *', work: rooms.pictures.sealOthers },
    { name: 'rebates-close-days', every: '* * * * *', work: rooms.rebates.closeDays },
    { name: 'rebates-follow-corrections', every: '* * * * *', work: rooms.rebates.followCorrections },
    { name: 'rebates-pay', every: '* * * * *', work: rooms.rebates.payAll },
    { name: 'messages-deliver', every: '* * * * *', work: rooms.messages.letters.deliver },
    { name: 'messages-forget', every: '31 3 * * *', work: rooms.messages.forgetOld },
    { name: 'missions-begin-plans', every: '* * * * *', work: rooms.missions.beginPlans },
    { name: 'missions-close-boards', every: '* * * * *', work: rooms.missions.closeBoards },
    { name: 'content-add-missing-legal', every: '*/5 * * * *', work: rooms.addMissingLegal },
    { name: 'push-deliver', every: '* * * * *', work: rooms.push.deliver },
    { name: 'push-forget-old', every: '29 3 * * *', work: rooms.push.forgetOld },
    { name: 'seamless-forget-flow', every: '19 * * * *', work: seamless.flow.forgetOld },
    { name: 'vendors-forget-calls', every: '17 * * * *', work: vendors.forgetCalls },
    { name: 'guard-forget', every: '*/10 * * * *', work: rooms.guard.forget },
    { name: 'verification-forget-old', every: '*/10 * * * *', work: rooms.verification.forgetOld },
    { name: 'once-forget', every: '*/10 * * * *', work: () => once.forget(clock()) },
  ]
}
