import { screenOf } from './phone'

/** A browser shows this tab to its own page once the person agrees; of one frame of it the phone is kept. */
export async function takePicture(): Promise<void> {
  const wanted = { video: { displaySurface: 'browser' }, preferCurrentTab: true }
  const stream = await navigator.mediaDevices.getDisplayMedia(wanted)
  try {
    const film = Object.assign(document.createElement('video'), { srcObject: stream, muted: true })
    await film.play()
    download(cut(film))
  } finally {
    stream.getTracks().forEach((track) => track.stop())
  }
}

function cut(film: HTMLVideoElement): HTMLCanvasElement {
  const { left, top, width, height } = screenOf()
  const scale = film.videoWidth / innerWidth
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const from = [left * scale, top * scale, size.width, size.height] as const
  canvas.getContext('2d')?.drawImage(film, ...from, 0, 0, size.width, size.height)
  return canvas
}

function download(canvas: HTMLCanvasElement): void {
  const time = new Date().toTimeString().slice(0, 8).replace(/:/g, '')
  const link = document.createElement('a')
  Object.assign(link, {
    href: canvas.toDataURL('image/png'),
    download: `phone-${time}.png`,
  }).click()
}
