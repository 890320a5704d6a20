import './camera.h5.scss'
import type { CodeRead } from './codeRead'

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Looks this often. */
const everyMilliseconds = 200

const refused = '没有打开相机。请在浏览器的设置里允许这个网站用相机，或者输入二维码下面的编号'

/** What the camera sees, over the page, until a code is in it or the person leaves. */
export async function readByCamera(): Promise<CodeRead> {
  const stream = await window.navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .catch(() => undefined)
  if (!stream) return { problem: refused }
  const before = document.activeElement
  const { layer, video, left } = openLayer()
  video.srcObject = stream
  try {
    await video.play()
    return await Promise.race([left, lookFor(video, layer)])
  } catch {
    return { problem: '相机没有画面，请输入二维码下面的编号' }
  } finally {
    layer.remove()
    stream.getTracks().forEach((track) => track.stop())
    if (before instanceof HTMLElement) before.focus()
  }
}

async function lookFor(video: HTMLVideoElement, layer: HTMLElement): Promise<CodeRead> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector: DetectorClass }
  const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128', 'code_39'] })
  while (layer.isConnected) {
    const [code] = await detector.detect(video).catch(() => [])
    if (code) return { text: code.rawValue }
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
  }
  return null
}

function openLayer() {
  const layer = document.createElement('div')
  layer.className = 'camera'
  layer.setAttribute('role', 'dialog')
  layer.setAttribute('aria-modal', 'true')
  layer.setAttribute('aria-label', '扫码')
  const video = document.createElement('video')
  video.className = 'camera-picture'
  video.muted = true
  video.setAttribute('playsinline', '')
  const words = document.createElement('div')
  words.className = 'camera-words'
  words.textContent = '把二维码放进画面里'
  const close = document.createElement('button')
  close.className = 'camera-close'
  close.textContent = '不扫了'
  layer.append(video, words, close)
  const left = new Promise<null>((resolve) => {
    close.addEventListener('click', () => resolve(null))
    layer.addEventListener('keydown', ({ key }) => key === 'Escape' && resolve(null))
  })
  document.body.appendChild(layer)
  close.focus()
  return { layer, video, left }
}
