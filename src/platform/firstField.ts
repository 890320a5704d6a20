import Taro from '@tarojs/taro'

interface Box {
  top: number
  height: number
}

/** Scrolls to whatever stands first of these, unless it is in sight; the keyboard stays away. */
export function goToFirstField(ids: readonly string[]): void {
  const query = Taro.createSelectorQuery()
  query.selectViewport().scrollOffset()
  ids.forEach((id) => query.select(`#${id}`).boundingClientRect())
  query.exec(([page, ...boxes]: [{ scrollTop: number }, ...(Box | null)[]]) => {
    const { windowHeight } = Taro.getWindowInfo()
    const [first] = boxes.filter((box) => box !== null).sort((one, other) => one.top - other.top)
    if (!first || (first.top >= 0 && first.top + first.height <= windowHeight)) return
    const scrollTop = page.scrollTop + first.top - windowHeight / 2
    void Taro.pageScrollTo({ scrollTop: Math.max(0, scrollTop) })
  })
}
