import { operatorAddition, operatorChange, operatorReset, roleChange } from '@sanuk/contracts/operators'
import type { Power } from '@sanuk/contracts/powers'
import type { Fact } from '@sanuk/ui/facts'
import type { Telling } from '../../components/cashier-term-facts.tsx'
import { compared, type Told } from '../../components/compared-facts.tsx'

type Say = Pick<Telling, 'say'>
type Facts = (details: unknown, told: Say) => readonly Fact[]

const text = (name: string, value: string): Told => ({ name, value, by: value })

const powersFact = (powers: readonly Power[], { say }: Say): Told =>
  text(
    say('operators.powers'),
    powers.map((power) => say(`operators.power.${power}`)).join(' · ') || say('office.none'),
  )

type State = { readonly name: string; readonly role: { readonly name: string }; readonly closed: boolean }

const stateFacts = ({ name, role, closed }: State, { say }: Say): Told[] => [
  text(say('operators.name'), name),
  text(say('operators.role'), role.name),
  text(say('office.state'), say(closed ? 'operators.state.closed' : 'operators.state.works')),
]

/** What would become of an operator or a role. */
export const operatorFacts = {
  'operators.add': (details, told) => {
    const { name, role } = operatorAddition.parse(details)
    const { say } = told
    return [text(say('operators.name'), name), text(say('operators.role'), role.name), powersFact(role.powers, told)]
  },
  'operators.change': (details, told) => {
    const { before, after } = operatorChange.parse(details)
    return [...compared(stateFacts(before, told), stateFacts(after, told)), powersFact(after.role.powers, told)]
  },
  'operators.reset': (details, { say }) => {
    const { name, role } = operatorReset.parse(details)
    return [text(say('operators.name'), name), text(say('operators.role'), role)]
  },
  'operators.role': (details, told) => {
    const { before, after, holders } = roleChange.parse(details)
    const added = after.powers.filter((power) => !before.powers.includes(power))
    const removed = before.powers.filter((power) => !after.powers.includes(power))
    const { say } = told
    const names = holders.map(({ username }) => username).join(' · ') || say('office.none')
    return [
      ...compared([text(say('operators.role.name'), before.name)], [text(say('operators.role.name'), after.name)]),
      { ...powersFact(added, told), name: say('approvals.role.added') },
      ...(removed.length > 0 ? [{ ...powersFact(removed, told), name: say('approvals.role.removed') }] : []),
      text(say('operators.role.held'), names),
    ]
  },
} satisfies Record<string, Facts>
