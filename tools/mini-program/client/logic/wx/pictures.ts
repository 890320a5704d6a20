import { addressOf } from '../../address'
import { keepFile, readFile, urlOfFile } from '../files'
import { fromBase64, toBase64 } from './base64'
import { callable } from './callable'
import { relay } from './relay'

/** Pictures as data: their size, smaller ones, what a canvas shows, and what a file holds. */

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png' }

interface Export {
  canvas?: HTMLCanvasElement
  destWidth?: number
  destHeight?: number
  fileType?: string
  quality?: number
}

interface Shrink {
  src: string
  /** From 0 to 100. */
  quality?: number
  compressedWidth?: number
}

interface Reading {
  filePath: string
  encoding?: string
}

export const loaded = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = addressOf(src, urlOfFile)
  await image.decode().catch(() => {
    throw new Error(`file doesn't exist or is no picture: ${src}`)
  })
  return image
}

async function getImageInfo({ src }: { src: string }) {
  const { naturalWidth: width, naturalHeight: height } = await loaded(src)
  const type = src.startsWith('http://tmp/') ? readFile(src).type : ''
  return { width, height, path: src, orientation: 'up', type: type.replace('image/', '') }
}

function keepCanvas(canvas: HTMLCanvasElement, type: string, quality: number): string {
  const [, base64 = ''] = canvas.toDataURL(type, quality).split(',')
  return keepFile(fromBase64(base64), type)
}

function redrawn(source: HTMLImageElement | HTMLCanvasElement, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return canvas
}

async function compressImage({ src, quality = 80, compressedWidth }: Shrink) {
  const image = await loaded(src)
  const width = compressedWidth ?? image.naturalWidth
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  const canvas = redrawn(image, width, height)
  return { tempFilePath: keepCanvas(canvas, 'image/jpeg', quality / 100) }
}

function canvasToTempFilePath({ canvas, fileType = 'png', quality = 1, ...size }: Export) {
  if (!canvas?.getContext) throw new Error('canvas is empty')
  const { destWidth = canvas.width, destHeight = canvas.height } = size
  const type = types[fileType] ?? 'image/png'
  return { tempFilePath: keepCanvas(redrawn(canvas, destWidth, destHeight), type, quality) }
}

function readContent({ filePath, encoding }: Reading) {
  const { bytes } = readFile(filePath)
  if (encoding === 'base64') return { data: toBase64(bytes) }
  if (encoding === undefined) return { data: bytes.slice().buffer }
  if (encoding === 'utf8' || encoding === 'utf-8') return { data: new TextDecoder().decode(bytes) }
  throw new Error(`this host does not read files in ${encoding}`)
}

const fileSystem = { readFile: callable<Reading>('readFile', readContent) }

/**
 * A picture for a canvas. What lies on a server is fetched first: a canvas that shows pictures of
 * another origin cannot be exported in a browser, and can in WeChat.
 */
export function createImage(view: typeof globalThis): HTMLImageElement {
  const image = new view.Image()
  const own = Object.getOwnPropertyDescriptor(view.HTMLImageElement.prototype, 'src')
  Object.defineProperty(image, 'src', {
    set(src: string) {
      void contentOf(src).then((address) => own?.set?.call(image, address))
    },
  })
  return image
}

async function contentOf(src: string): Promise<string> {
  if (!/^https?:/.test(src) || src.startsWith('http://tmp/')) return addressOf(src, urlOfFile)
  const answer = await relay({ url: src, method: 'GET', header: {}, body: null })
  if (!answer.ok || answer.status !== 200) return 'data:,'
  const type = answer.header['content-type'] ?? ''
  return URL.createObjectURL(new Blob([fromBase64(answer.body)], { type }))
}

export const pictures = {
  getImageInfo: callable<{ src: string }>('getImageInfo', getImageInfo),
  compressImage: callable<Shrink>('compressImage', compressImage),
  canvasToTempFilePath: callable<Export>('canvasToTempFilePath', canvasToTempFilePath),
  /** What it lacks is an error that names it. */
  getFileSystemManager: () =>
    new Proxy(fileSystem, {
      get(target, name) {
        if (name in target) return target[name as keyof typeof target]
        throw new Error(`FileSystemManager.${String(name)} is not built into this host`)
      },
    }),
}
