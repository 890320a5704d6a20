import Taro from '@tarojs/taro'
import { privacyAgreed } from './privacy'
import {
  bytesOf,
  type PickedPicture,
  type PickOptions,
  PictureProblem,
  shrinkSteps,
  tooLarge,
  unreadable,
  within,
} from './pictureSteps'

const messageOf = (thrown: unknown): string =>
  (thrown as { errMsg?: string } | undefined)?.errMsg ?? String(thrown)

/** Pictures of the album or the camera; none when the person closes it. */
export async function pickPictures({ most, camera }: PickOptions): Promise<PickedPicture[]> {
  if (!(await privacyAgreed())) throw new PictureProblem('同意隐私政策后才能选图片，请再点一次')
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: most,
      mediaType: ['image'],
      sourceType: camera ? ['camera'] : ['album', 'camera'],
      sizeType: ['compressed'],
    })
    return tempFiles.map(picked)
  } catch (thrown) {
    const said = messageOf(thrown)
    if (/cancel/.test(said)) return []
    if (/auth|permission|privacy/i.test(said)) {
      throw new PictureProblem('没有相机或相册的权限，请在手机和微信的设置里打开')
    }
    throw new PictureProblem('没能打开相机或相册，请再试一次')
  }
}

const picked = ({ tempFilePath, size }: { tempFilePath: string; size: number }): PickedPicture => ({
  preview: () => thumbnailOf(tempFilePath),
  async read(mostBytes) {
    if (size <= mostBytes) return inBase64(tempFilePath)
    for (const { side, quality } of shrinkSteps) {
      const content = await inBase64(await shrunk(tempFilePath, side, quality))
      if (bytesOf(content) <= mostBytes) return content
    }
    throw tooLarge()
  },
})

/** No more pixels than a third of the screen's width shows. */
async function thumbnailOf(src: string): Promise<string> {
  const side = Math.round(90 * Taro.getWindowInfo().pixelRatio)
  const { width, height } = await Taro.getImageInfo({ src })
  return Math.max(width, height) <= side ? src : shrunk(src, side, 0.7)
}

async function shrunk(src: string, side: number, quality: number): Promise<string> {
  try {
    const { width, height } = await Taro.getImageInfo({ src })
    const { tempFilePath } = await Taro.compressImage({
      src,
      quality: Math.round(quality * 100),
      compressedWidth: within(side, width, height).width,
    })
    return tempFilePath
  } catch {
    throw unreadable()
  }
}

const inBase64 = (filePath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      encoding: 'base64',
      success: ({ data }) => resolve(data as string),
      fail: () => reject(unreadable()),
    })
  })
