import { addressOf } from '../../address'
import { showMedia } from '../dialogs'
import { keepFile, urlOfFile } from '../files'
import { supplied } from '../supplied'
import { fromBase64 } from './base64'
import { callable } from './callable'

interface Choice {
  count?: number
  mediaType?: ('image' | 'video' | 'mix')[]
}

interface Preview {
  urls: string[]
  current?: string
}

/** What the person picked of those kinds; nothing picked is a closed album. */
function pick(kinds: string[], { count = 9 }: Choice) {
  const chosen = (supplied.media ?? []).filter(({ type }) => kinds.includes(type.split('/')[0]!))
  if (chosen.length === 0) throw new Error('cancel')
  return chosen.slice(0, count).map(({ type, base64 }) => {
    const bytes = fromBase64(base64)
    return { path: keepFile(bytes, type), size: bytes.length, type: type.split('/')[0]! }
  })
}

function chooseImage(options: Choice) {
  const tempFiles = pick(['image'], options).map(({ path, size }) => ({ path, size }))
  return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles }
}

function chooseMedia(options: Choice) {
  const wanted = options.mediaType ?? ['image', 'video']
  const kinds = wanted.includes('mix') ? ['image', 'video'] : wanted
  const tempFiles = pick(kinds, options).map(({ path, size, type }) => ({
    tempFilePath: path,
    size,
    fileType: type,
  }))
  const types = new Set(tempFiles.map(({ fileType }) => fileType))
  return { type: types.size > 1 ? 'mix' : [...types][0], tempFiles }
}

/** A file that somebody was sent in a chat. */
function chooseMessageFile(options: Choice) {
  const tempFiles = pick(['text', 'application'], options).map(({ path, size }) => ({
    ...{ path, size, type: 'file' },
    name: path.slice(path.lastIndexOf('/') + 1),
    time: Math.floor(Date.now() / 1000),
  }))
  return { tempFiles }
}

function previewImage({ urls, current }: Preview): void {
  if (!Array.isArray(urls) || urls.length === 0) {
    throw new Error('parameter error: parameter.urls should have at least 1 item')
  }
  const first = Math.max(0, urls.indexOf(current ?? ''))
  void showMedia(
    urls.map((url) => ({ address: addressOf(url, urlOfFile), type: 'image' })),
    first,
  )
}

interface MediaPreview {
  sources: { url: string; type?: 'image' | 'video' }[]
  current?: number
}

function previewMedia({ sources, current = 0 }: MediaPreview): void {
  if (!Array.isArray(sources) || sources.length === 0) {
    throw new Error('parameter error: parameter.sources should have at least 1 item')
  }
  void showMedia(
    sources.map(({ url, type = 'image' }) => ({ address: addressOf(url, urlOfFile), type })),
    current,
  )
}

export const media = {
  chooseImage: callable<Choice>('chooseImage', chooseImage),
  chooseMedia: callable<Choice>('chooseMedia', chooseMedia),
  chooseMessageFile: callable<Choice>('chooseMessageFile', chooseMessageFile),
  previewImage: callable<Preview>('previewImage', previewImage),
  previewMedia: callable<MediaPreview>('previewMedia', previewMedia),
}
