import { currentPage } from '../router'
import { reportError } from '../report'

/** The hand on a `video` of the page in front. */
export function createVideoContext(id: string) {
  const player = (): HTMLVideoElement => {
    const found = currentPage()?.window.document.querySelector(`#${CSS.escape(id)} > video`)
    if (!found) throw new Error(`there is no video with the id ${id}`)
    return found as HTMLVideoElement
  }
  return {
    play: () =>
      void player()
        .play()
        .catch((error: unknown) => reportError('video', error)),
    pause: () => player().pause(),
    stop: () => {
      player().pause()
      player().currentTime = 0
    },
    seek: (seconds: number) => void (player().currentTime = seconds),
    playbackRate: (rate: number) => void (player().playbackRate = rate),
  }
}
