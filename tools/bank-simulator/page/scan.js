// Reads a QR from the camera or a picture: by the browser's own detector where it has one, else by jsQR.

/** @typedef {(image: ImageData) => Promise<string | null>} Read */

/** @template {HTMLElement} T @param {string} selector @param {new () => T} kind */
function part(selector, kind) {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`the scanner has no ${selector}`)
  return element
}

const scan = part('[data-scan]', HTMLElement)
const startButton = part('[data-start]', HTMLButtonElement)
const stopButton = part('[data-stop]', HTMLButtonElement)
const finder = part('[data-finder]', HTMLElement)
const video = part('video', HTMLVideoElement)
const picture = part('[data-picture]', HTMLInputElement)
const drop = part('.drop', HTMLElement)
const fault = part('[data-scan-fault]', HTMLElement)

/** @type {Promise<Read> | undefined} */
let reader

function findReader() {
  reader ??= nativeReader().then((native) => native ?? loadedReader())
  return reader
}

/** @returns {Promise<Read | null>} */
async function nativeReader() {
  const Detector = Reflect.get(globalThis, 'BarcodeDetector')
  const formats = Detector ? await Detector.getSupportedFormats() : []
  if (!formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return async (image) => (await detector.detect(image))[0]?.rawValue ?? null
}

/** @returns {Promise<Read>} */
async function loadedReader() {
  await new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: '/page/jsqr.js',
      onload: resolve,
      onerror: reject,
    })
    document.head.append(script)
  })
  const jsQR = Reflect.get(globalThis, 'jsQR')
  return async (image) => jsQR(image.data, image.width, image.height)?.data ?? null
}

const SIDE_MAX = 1200

/**
 * Pixels of a picture or a frame, on white (a code may be drawn on nothing) and small enough to be read at once.
 * @param {CanvasImageSource} source @param {number} width @param {number} height
 */
function pixels(source, width, height) {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** @param {string} payload */
function open(payload) {
  location.assign(`/pay?payload=${encodeURIComponent(payload)}`)
}

/** @param {Blob | undefined} file */
async function readPicture(file) {
  if (!file) return
  fault.textContent = ''
  try {
    const image = document.createElement('img')
    image.src = URL.createObjectURL(file)
    await image.decode()
    // A drawing without a size of its own (SVG) is read at the size of a usual code.
    const text = await (await findReader())(pixels(image, image.naturalWidth || 600, image.naturalHeight || 600))
    URL.revokeObjectURL(image.src)
    if (text) return open(text)
  } catch {
    // A file that is no picture has no code in it either.
  }
  fault.textContent = scan.dataset.nothing ?? ''
}

/** @param {boolean} on */
function showCamera(on) {
  finder.hidden = !on
  stopButton.hidden = !on
  startButton.hidden = on
}

function stopCamera() {
  if (video.srcObject instanceof MediaStream) for (const track of video.srcObject.getTracks()) track.stop()
  video.srcObject = null
  showCamera(false)
}

async function startCamera() {
  fault.textContent = ''
  try {
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    showCamera(true)
    await video.play()
    await watch(await findReader())
  } catch {
    stopCamera()
    fault.textContent = scan.dataset.denied ?? ''
  }
}

/** Looks at frames until a code is seen or the camera is off. @param {Read} read */
async function watch(read) {
  while (video.srcObject) {
    const text = video.videoWidth ? await read(pixels(video, video.videoWidth, video.videoHeight)) : null
    if (text) {
      stopCamera()
      return open(text)
    }
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
}

startButton.addEventListener('click', startCamera)
stopButton.addEventListener('click', stopCamera)
addEventListener('pagehide', stopCamera)
picture.addEventListener('change', () => readPicture(picture.files?.[0]))
drop.addEventListener('dragover', (event) => {
  event.preventDefault()
  drop.classList.add('over')
})
drop.addEventListener('dragleave', () => drop.classList.remove('over'))
drop.addEventListener('drop', (event) => {
  event.preventDefault()
  drop.classList.remove('over')
  void readPicture(event.dataTransfer?.files[0])
})
addEventListener('paste', (event) => {
  const pasted = event.clipboardData?.files[0]
  if (pasted) void readPicture(pasted)
})
