/** What picking or reading pictures ends with when it does not work, in words for the person. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem'
}

export interface PickedPicture {
  /** The address of something small that shows it. */
  preview: () => Promise<string>
  /** Its content in base64, made smaller until it has no more bytes than that. */
  read: (mostBytes: number) => Promise<string>
}

export interface PickOptions {
  most: number
  /** Taken now, not chosen from the album. */
  camera: boolean
}

/** The longer side and the quality to try, one after the other. */
export const shrinkSteps = [
  { side: 2000, quality: 0.85 },
  { side: 1600, quality: 0.75 },
  { side: 1200, quality: 0.65 },
  { side: 900, quality: 0.5 },
] as const

/** Width and height with no side longer than that; nothing is enlarged. */
export function within(side: number, width: number, height: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export const bytesOf = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (/=*$/.exec(base64)?.[0].length ?? 0)

/** What a video may have: WeChat sends no more than 10 MB in one go, in base64 and written as a form. */
export const mostVideoBytes = { mini: 6 * 1024 * 1024, web: 8 * 1024 * 1024 }

export const tooLong = (most: number) =>
  new PictureProblem(`视频不能超过 ${most / 1024 / 1024} MB，请拍短一点`)
export const unplayable = () => new PictureProblem('这段视频打不开，请换一段 MP4 视频')

export const tooLarge = () => new PictureProblem('图片太大，请换一张小一些的')
export const unreadable = () => new PictureProblem('这张图片打不开，请换一张 JPG 或 PNG 图片')
