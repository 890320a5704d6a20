import Taro from '@tarojs/taro'
import { inBase64, problemOfPicking } from './album'
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
    return problemOfPicking(thrown)
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
