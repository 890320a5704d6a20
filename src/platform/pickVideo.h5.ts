import { addressOf, chosen } from './pickPictures.h5'
import { mostVideoBytes, type PickedPicture, tooLong, unplayable } from './pictureSteps'

/** One video of the album or the camera; none when the person closes it. */
export async function pickVideo(): Promise<PickedPicture[]> {
  const files = await chosen({ accept: 'video/mp4,video/quicktime', most: 1, camera: false })
  return files.map(picked)
}

const picked = (file: File): PickedPicture => ({
  // the page's policy plays no videos of the device
  preview: () => Promise.resolve(''),
  async read() {
    if (file.size > mostVideoBytes.web) throw tooLong(mostVideoBytes.web)
    const address = await addressOf(file).catch(() => {
      throw unplayable()
    })
    return address.split(',')[1] ?? ''
  },
})
