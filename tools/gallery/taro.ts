import { useEffect, useRef } from 'react'

/** In place of `@tarojs/taro`, without the app and its router: what the pieces use of it on H5. */
const stay = () => Promise.resolve()

const offered: Record<string, unknown> = {
  getCurrentPages: () => [],
  getCurrentInstance: () => ({ app: null, router: null, page: null }),
  navigateTo: stay,
  redirectTo: stay,
  reLaunch: stay,
  switchTab: stay,
  navigateBack: stay,
  makePhoneCall: () => Promise.reject(new Error('This browser makes no calls')),
  pageScrollTo: ({ scrollTop }: { scrollTop: number }) => {
    scrollTo({ top: scrollTop })
    return stay()
  },
  nextTick: (then: () => void) => setTimeout(then),
}

export default new Proxy(offered, {
  get(_, name) {
    if (name in offered) return offered[String(name)]
    throw new Error(`The gallery's stand-in for Taro has no ${String(name)}`)
  },
})

export const { getCurrentPages, getCurrentInstance, nextTick, pageScrollTo } = offered

function useListener(event: string, told: () => void): void {
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })
  useEffect(() => {
    const tell = () => latest.current()
    addEventListener(event, tell)
    return () => removeEventListener(event, tell)
  }, [event])
}

export const usePageScroll = (told: (at: { scrollTop: number }) => void) =>
  useListener('scroll', () => told({ scrollTop: scrollY }))

export const useReachBottom = (told: () => void) =>
  useListener('scroll', () => {
    if (scrollY + innerHeight >= document.documentElement.scrollHeight) told()
  })

/** A gallery is shown once, and never left. */
export function useDidShow(told: () => void): void {
  const first = useRef(told)
  useEffect(() => first.current(), [])
}

export const useDidHide = (_told: () => void) => undefined
export const useRouter = () => ({ params: {}, path: '' })
