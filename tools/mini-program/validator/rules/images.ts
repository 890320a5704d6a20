import path from 'node:path'
import type { Fault } from '../Finding'
import type { Upload } from '../Upload'

/** From this size on WeChat's code check wants a picture on a server. */
const limit = 200 * 1024

const begins = (...bytes: number[]) => {
  const start = Buffer.from(bytes)
  return (picture: Buffer) => picture.subarray(0, start.length).equals(start)
}
const jpeg = begins(0xff, 0xd8, 0xff)

const formats: Record<string, (picture: Buffer) => boolean> = {
  '.png': begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': begins(0x47, 0x49, 0x46, 0x38),
  '.svg': (picture) => /<svg[\s>]/.test(picture.toString('utf8')),
}

const picturesOf = (upload: Upload) => upload.ending(...Object.keys(formats))

/** A picture is what its name says. */
export const imageFormat = (upload: Upload): Fault[] =>
  picturesOf(upload)
    .filter((file) => !formats[path.posix.extname(file)]?.(upload.bytes(file)))
    .map((file) => ({ file, message: `is no ${path.posix.extname(file).slice(1)} inside` }))

export const imageSize = (upload: Upload): Fault[] =>
  picturesOf(upload)
    .filter((file) => upload.size(file) > limit)
    .map((file) => ({
      file,
      message: `${upload.size(file)} bytes, a picture in the package has at most 200 KB`,
    }))
