import Taro from '@tarojs/taro'
import { inBase64, problemOfPicking } from './album'
import {
  mostVideoBytes,
  type PickedPicture,
  PictureProblem,
  tooLong,
  unplayable,
} from './pictureSteps'
import { privacyAgreed } from './privacy'

/** So long WeChat's camera films. */
const maxDuration = 30

/** One video of the album or the camera; none when the person closes it. */
export async function pickVideo(): Promise<PickedPicture[]> {
  if (!(await privacyAgreed())) throw new PictureProblem('同意隐私政策后才能选视频，请再点一次')
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['video'],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
      maxDuration,
    })
    return tempFiles.map(picked)
  } catch (thrown) {
    return problemOfPicking(thrown)
  }
}

type Film = Pick<Taro.chooseMedia.ChooseMedia, 'tempFilePath' | 'size' | 'thumbTempFilePath'>

const picked = ({ tempFilePath, size, thumbTempFilePath }: Film): PickedPicture => ({
  preview: () => Promise.resolve(thumbTempFilePath ?? ''),
  async read() {
    if (size > mostVideoBytes.mini) throw tooLong(mostVideoBytes.mini)
    return inBase64(tempFilePath).catch(() => {
      throw unplayable()
    })
  },
})
