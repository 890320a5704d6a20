import Taro from '@tarojs/taro'

type Tell = (near: boolean, height: number) => void

/** Tells whether an element is within so many pixels of the screen, and how high it is there. */
export function watchNear(id: string, within: number, tell: Tell): () => void {
  const page = Taro.getCurrentInstance().page
  const observer = Taro.createIntersectionObserver(page as unknown as TaroGeneral.IAnyObject, {
    // nothing is taken as known, so that the first sight is told whatever it is
    initialRatio: -1,
  })
  let watched = true
  // the element is there only after the page was drawn
  Taro.nextTick(() => {
    if (!watched) return
    observer
      .relativeToViewport({ top: within, bottom: within })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        tell(intersectionRatio > 0, boundingClientRect?.height ?? 0)
      })
  })
  return () => {
    watched = false
    observer.disconnect()
  }
}
