import path from 'node:path'
import type { Fault } from '../Finding'
import type { Upload } from '../Upload'

const uploaded = new Set(
  ['js', 'json', 'wxml', 'wxss', 'wxs', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'cer', 'cert']
    .concat(['mp3', 'aac', 'm4a', 'mp4', 'wav', 'ogg', 'silk', 'wasm', 'br'])
    .map((extension) => `.${extension}`),
)

/** WeChat's uploader leaves out a file of any other type, without a word. */
export const fileType = (upload: Upload): Fault[] =>
  upload.files
    .filter((file) => !uploaded.has(path.posix.extname(file)))
    .map((file) => ({ file, message: 'files of this type are not uploaded' }))
