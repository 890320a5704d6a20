import {
  bytesOf,
  type PickedPicture,
  type PickOptions,
  shrinkSteps,
  tooLarge,
  unreadable,
  within,
} from './pictureSteps'

const previewSide = 240

/** Pictures of the album or the camera; none when the person closes it. */
export function pickPictures({ most, camera }: PickOptions): Promise<PickedPicture[]> {
  return chosen({ accept: 'image/*', most, camera }).then((files) => files.map(picked))
}

/** What the person chose; none when they close it. */
export function chosen({
  accept,
  most,
  camera,
}: PickOptions & { accept: string }): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = most > 1
  input.style.display = 'none'
  if (camera) input.setAttribute('capture', 'environment')
  // some browsers forget an input that is not in the document before it has changed
  document.body.appendChild(input)
  return new Promise((resolve) => {
    const done = () => {
      input.remove()
      resolve([...(input.files ?? [])].slice(0, most))
    }
    input.addEventListener('change', done)
    input.addEventListener('cancel', done)
    input.click()
  })
}

const picked = (file: File): PickedPicture => ({
  preview: async () => drawn(await decode(file), previewSide, 0.7),
  async read(mostBytes) {
    const image = await decode(file)
    for (const { side, quality } of shrinkSteps) {
      const content = drawn(image, side, quality).split(',')[1] ?? ''
      if (content && bytesOf(content) <= mostBytes) return content
    }
    throw tooLarge()
  },
})

/** Through a data address: the page's policy shows no other pictures of the device. */
async function decode(file: File): Promise<HTMLImageElement> {
  try {
    const image = new Image()
    image.src = await addressOf(file)
    await image.decode()
    return image
  } catch {
    throw unreadable()
  }
}

export const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(unreadable())
    reader.readAsDataURL(file)
  })

/** Drawn anew on white, which also leaves behind where and with what it was taken. */
function drawn(image: HTMLImageElement, side: number, quality: number): string {
  const { width, height } = within(side, image.naturalWidth, image.naturalHeight)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw unreadable()
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/jpeg', quality)
}
