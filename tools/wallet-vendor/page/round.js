import { language, money, part, say } from './look.js'

const answer = await fetch(`/api${location.pathname}`)
if (answer.ok) {
  const { choice, face, stake, win, at } = await answer.json()
  const zone = new URLSearchParams(location.search).get('zone') ?? 'Asia/Bangkok'
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone })
  const picture = part('face', HTMLImageElement)
  picture.src = `/art/${face}.svg`
  picture.alt = say(face)
  const won = choice === face
  part('result', HTMLHeadingElement).textContent = say(won ? 'win' : 'loss', { face: say(face), amount: money(win) })
  part('result', HTMLHeadingElement).dataset.won = String(won)
  part('choice', HTMLElement).textContent = say(choice)
  part('stake', HTMLElement).textContent = money(stake)
  part('win', HTMLElement).textContent = money(win)
  part('time', HTMLElement).textContent = format.format(Date.parse(at))
  part('past', HTMLElement).hidden = false
} else part('missing', HTMLElement).hidden = false

// The page around us makes room for what is here.
const tell = () =>
  parent.postMessage({ source: 'sanuk-vendor', kind: 'height', height: document.documentElement.scrollHeight }, '*')
new ResizeObserver(tell).observe(document.body)
