import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawScene, type Scene, sceneText, symbolSources } from './scene.ts'
import { DRAWING_LIBRARY } from './svg.ts'

export interface Rendition {
  /** In pixels; the height follows from the scene. */
  width: number
  format: 'webp' | 'avif' | 'png' | 'jpeg'
  /** 1 to 100; 80 unless told. Means nothing to PNG. */
  quality?: number
}

/** A scene and the files to make of it. */
export interface Picture {
  /** Path of the files below their folder, without width and ending. */
  name: string
  scene: Scene
  renditions: readonly Rendition[]
  /** Keeps the plain name, for the few files a browser asks for by name. */
  plainName?: boolean
}

/** What else a file depends on: the libraries, and the code that turns symbols and scenes into pixels. */
const WAY_OF_DRAWING = [
  sharp.versions.sharp,
  DRAWING_LIBRARY,
  ...['symbol.ts', 'lit.ts', 'scene.ts', 'svg.ts', 'picture.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
]

const sources = new WeakMap<Picture, string>()

/** A hash of what all renditions of a picture are drawn from; reckoned once, since a picture's files are named often. */
function sourceOf(picture: Picture): string {
  const known = sources.get(picture)
  if (known) return known
  const source = hashed([sceneText(picture.scene), ...symbolSources(picture.scene), ...WAY_OF_DRAWING])
  sources.set(picture, source)
  return source
}

const hashed = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** File of a rendition below its folder. Its name carries a hash of all that it is drawn from, so it may be kept for ever. */
export function fileOf(picture: Picture, rendition: Rendition): string {
  if (picture.plainName) return `${picture.name}.${rendition.format}`
  const hash = hashed([sourceOf(picture), rendition]).slice(0, 10)
  return `${picture.name}-${rendition.width}.${hash}.${rendition.format}`
}

/** Draws the renditions of a picture that are not in the folder yet. */
export async function draw(picture: Picture, folder: string): Promise<void> {
  const missing = picture.renditions.filter(
    (rendition) => picture.plainName || !existsSync(join(folder, fileOf(picture, rendition))),
  )
  if (missing.length === 0) return
  const widest = Math.max(...missing.map(({ width }) => width))
  const { data, info } = await drawScene(picture.scene, widest)
  for (const rendition of missing) {
    await writeInto(folder, fileOf(picture, rendition), await encoded(sharp(data, { raw: info }), rendition))
  }
}

function encoded(image: Sharp, { width, format, quality = 80 }: Rendition): Promise<Buffer> {
  const sized = image.resize(width, null, { kernel: 'lanczos3' })
  // Messengers that draw links know no younger format.
  if (format === 'jpeg') return sized.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
  if (format === 'png') return sized.png({ compressionLevel: 9, palette: false }).toBuffer()
  if (format === 'avif') return sized.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
  // Slow care for the edges of colours, where their pixels are large enough to be seen.
  return sized.webp({ quality, effort: 2, smartSubsample: width <= 200, alphaQuality: 90 }).toBuffer()
}

/** Writes a file, making the folders on its way. It appears whole or not at all: what is there is not drawn again. */
export async function writeInto(folder: string, file: string, content: Buffer | string): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

/** Removes what an earlier build left in the folder and this one does not know. */
export async function sweep(folder: string, known: ReadonlySet<string>): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (!known.has(relative(folder, path))) await rm(path)
  }
}

/** Runs a task for each item, four at a time: sharp works in threads, and every picture in hand costs memory. */
export async function eachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await task(item)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}
