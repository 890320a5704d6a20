import { mostBytes, type UploadKind, uploadKinds } from '@contract/upload'
import { Refusal } from '@server/call/refusal'
import { dimensionsOf } from './dimensions'
import { mostPixels } from './rules'

export type Media = 'picture' | 'video'

interface Format {
  type: string
  ending: string
  media: Media
  matches: (bytes: Buffer) => boolean
}

const signature = (at: number, ...bytes: number[]) => {
  const expected = Buffer.from(bytes)
  return (content: Buffer) => content.subarray(at, at + expected.length).equals(expected)
}
const words = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to)

const filmBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |mmp4|3gp\d|qt {2})$/

/** What may be uploaded, by how its first bytes look; what a file claims to be counts for nothing. */
const formats: readonly Format[] = [
  { type: 'image/jpeg', ending: 'jpg', media: 'picture', matches: signature(0, 0xff, 0xd8, 0xff) },
  {
    type: 'image/png',
    ending: 'png',
    media: 'picture',
    matches: signature(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    type: 'image/gif',
    ending: 'gif',
    media: 'picture',
    matches: (content) => /^GIF8[79]a$/.test(words(content, 0, 6)),
  },
  {
    type: 'image/webp',
    ending: 'webp',
    media: 'picture',
    matches: (content) => words(content, 0, 4) === 'RIFF' && words(content, 8, 12) === 'WEBP',
  },
  {
    type: 'video/mp4',
    ending: 'mp4',
    media: 'video',
    matches: (content) => words(content, 4, 8) === 'ftyp' && filmBrands.test(words(content, 8, 12)),
  },
]

const names = { picture: '图片', video: '视频' }

export const mostOf = (kind: UploadKind) =>
  uploadKinds[kind].videos ? mostBytes.video : mostBytes.picture

/** The bytes of canonical base64, and of nothing that merely resembles it. */
export function decode(text: string, most: number): Buffer {
  if (text.length > Math.ceil(most / 3) * 4) throw tooLarge(most)
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) throw new Refusal('invalid', '文件没有传完整，请重新上传')
  return bytes
}

export function recognise(content: Buffer, kind: UploadKind): Format {
  const format = formats.find(({ matches }) => matches(content))
  if (!format) throw new Refusal('fileUnknown')
  if (format.media === 'video' && !uploadKinds[kind].videos)
    throw new Refusal('fileUnknown', '这里只能上传图片，请换成 JPG、PNG、WebP 或 GIF 图片')
  if (content.length > mostBytes[format.media])
    throw tooLarge(mostBytes[format.media], names[format.media])
  if (format.media === 'picture') checkDimensions(content, format.type)
  return format
}

/** A small file may unpack to gigabytes on whichever phone is shown it. */
function checkDimensions(content: Buffer, type: string) {
  const size = dimensionsOf(content, type)
  if (!size || size.width === 0 || size.height === 0)
    throw new Refusal('fileUnknown', '这张图片打不开，请换一张')
  const { width, height } = size
  if (Math.max(width, height) > mostPixels.side || width * height > mostPixels.altogether)
    throw new Refusal('tooLarge', `图片有 ${width}×${height} 像素，太大了，请缩小后再上传`)
}

const tooLarge = (most: number, what = '文件') =>
  new Refusal('tooLarge', `${what}不能超过 ${most / 1024 / 1024} MB，请压缩后再上传`)
