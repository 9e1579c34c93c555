import { money, part, say, turnTheme } from './look.js'
import { GameFault, open, toss, wallet } from './server.js'

/** @typedef {import('./server.js').Wallet} Wallet */
/** @typedef {import('./server.js').Toss} Toss */

const QUICK = ['10', '50', '100', '500']
const SHOW_MS = 1400
const SHOWN = 12

const coin = part('coin', HTMLDivElement)
const outcome = part('outcome', HTMLParagraphElement)
const latest = part('latest', HTMLOListElement)
const form = part('toss', HTMLFormElement)
const stake = part('stake', HTMLInputElement)
const fault = part('fault', HTMLParagraphElement)
const go = part('go', HTMLButtonElement)
const notice = part('notice', HTMLElement)
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** @type {Wallet} */
let known
/** The toss whose outcome is not known yet: asked for again it is the same one. @type {{ round: string, choice: string, stake: string } | null} */
let pending = null
let turns = 0

/** Whole baht of an amount. @param {string} amount */
const baht = (amount) => Number.parseInt(amount, 10)
/** What a stake brings, in satang and exact: the stake is whole baht. @param {number} whole */
const winOf = (whole) => {
  const satang = BigInt(whole) * BigInt(Math.round(Number(known.pays) * 100))
  return money(`${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`)
}

/** @param {'ready' | 'tossing' | 'opening'} state */
function show(state) {
  document.body.dataset.state = state
  go.disabled = state !== 'ready'
}

function showStake() {
  const whole = baht(stake.value)
  part('go-word', HTMLSpanElement).textContent = say('go')
  part('go-win', HTMLElement).textContent = whole > 0 ? say('go.win', { amount: winOf(whole) }) : ''
  for (const chip of document.querySelectorAll('#chips button')) {
    chip.setAttribute('aria-pressed', String(chip.getAttribute('data-stake') === stake.value))
  }
}

/** @param {Wallet} next */
function take(next) {
  known = next
  part('balance', HTMLElement).textContent = money(next.balance)
  latest.replaceChildren(...next.latest.map(draw))
  showStake()
  if (baht(next.balance) < baht(next.limits.minimum)) {
    tell('empty', () => parent.postMessage({ source: 'sanuk-vendor', kind: 'wallet' }, '*'))
  } else notice.hidden = true
}

/** @param {Toss} one */
function draw(one) {
  const item = document.createElement('li')
  const picture = Object.assign(document.createElement('img'), { src: `/art/${one.face}.svg`, width: 28, height: 28 })
  picture.alt = say(one.face)
  item.append(picture)
  item.dataset.won = String(one.face === one.choice)
  return item
}

/** @param {string} what @param {(() => void) | null} act */
function tell(what, act) {
  part('notice-title', HTMLHeadingElement).textContent = say(`${what}.title`)
  part('notice-text', HTMLParagraphElement).textContent = say(`${what}.text`)
  const button = part('notice-act', HTMLButtonElement)
  button.hidden = act === null
  button.textContent = act ? say(`${what}.act`) : ''
  button.onclick = act
  notice.hidden = false
}

/** Turns the coin to a side: on the way it spins, unless the reader wants no movement. @param {string} face */
async function turnTo(face) {
  turns += still.matches ? 0 : 5
  const angle = turns * 360 + (face === 'tails' ? 180 : 0)
  coin.dataset.face = face
  coin.setAttribute('aria-label', say(face))
  if (still.matches) {
    coin.style.transform = `rotateX(${angle}deg)`
    return
  }
  const from = coin.style.transform || 'rotateX(0deg)'
  coin.style.transform = `rotateX(${angle}deg)`
  const lift = [
    { transform: `translateY(0) ${from}` },
    { transform: `translateY(-22%) scale(1.06) rotateX(${angle - 900}deg)`, offset: 0.45 },
    { transform: `translateY(0) rotateX(${angle}deg)` },
  ]
  await coin.animate(lift, { duration: SHOW_MS, easing: 'cubic-bezier(.3,.1,.3,1)' }).finished
}

/** @param {Toss} done */
async function reveal(done) {
  await turnTo(done.face)
  const won = done.face === done.choice
  outcome.textContent = say(won ? 'win' : 'loss', { face: say(done.face), amount: money(done.win) })
  outcome.dataset.won = String(won)
  take({ ...known, balance: done.balance, latest: [done, ...known.latest].slice(0, SHOWN) })
}

/** Asks until the outcome of the pending toss is known: whatever was lost on the way, it is one toss. */
async function settle() {
  while (pending) {
    try {
      const done = await toss(pending)
      pending = null
      fault.textContent = ''
      await reveal(done)
    } catch (error) {
      if (!(error instanceof GameFault) || error.fault !== 'network') {
        pending = null
        throw error
      }
      fault.textContent = say('fault.network')
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
  }
}

/** @param {unknown} error */
function explain(error) {
  const what = error instanceof GameFault ? error.fault : 'network'
  if (what === 'session_ended') return tell('ended', null)
  if (what === 'network') return tell('away', () => void start())
  fault.textContent = what === 'stake' ? stakeFault() : say('fault.money')
  stake.focus()
}

const stakeFault = () =>
  say('fault.stake', { minimum: money(known.limits.minimum), maximum: money(known.limits.maximum) })

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (document.body.dataset.state !== 'ready') return
  const whole = baht(stake.value)
  fault.textContent = ''
  if (!(whole >= baht(known.limits.minimum) && whole <= baht(known.limits.maximum))) {
    fault.textContent = stakeFault()
    return stake.focus()
  }
  const choice = String(new FormData(form).get('choice'))
  pending = { round: crypto.randomUUID(), choice, stake: `${whole}.00` }
  show('tossing')
  outcome.textContent = say('tossing')
  delete outcome.dataset.won
  await settle().catch((error) => {
    outcome.textContent = ''
    explain(error)
  })
  show('ready')
})

stake.addEventListener('input', () => {
  stake.value = stake.value.replace(/\D/g, '').slice(0, 5)
  fault.textContent = ''
  showStake()
})

/** @param {string} word @param {() => string} value */
function addChip(word, value) {
  const chip = Object.assign(document.createElement('button'), { type: 'button', textContent: word })
  if (/^\d+$/.test(word)) chip.dataset.stake = word
  chip.addEventListener('click', () => {
    stake.value = value()
    fault.textContent = ''
    showStake()
  })
  part('chips', HTMLDivElement).append(chip)
}

/** Money may have come or gone by another way: the page around us hints at it. */
async function look() {
  if (document.body.dataset.state !== 'ready') return
  await wallet().then(take, () => undefined)
}

async function start() {
  show('opening')
  try {
    take(await open())
    outcome.textContent = notice.hidden ? say('ready') : ''
    show('ready')
    if (notice.hidden) go.focus({ preventScroll: true })
  } catch (error) {
    explain(error)
  }
}

for (const amount of QUICK) addChip(amount, () => amount)
addChip(say('stake.max'), () => String(Math.max(1, Math.min(baht(known.balance), baht(known.limits.maximum)))))
part('theme', HTMLButtonElement).addEventListener('click', turnTheme)
coin.setAttribute('aria-label', say('heads'))
addEventListener('message', (event) => event.source === parent && look())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
void start()
