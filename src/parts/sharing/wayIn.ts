import type { Surroundings } from '@/platform/surroundings'

/** An app, and what is known of how to come to it; empty: not this way. */
export interface Target {
  name: string
  /** Ours: the host app is it, and the mini program does as much. */
  ours: boolean
  link: string
  url: string
  mini: { app_id: string; path: string }
  ios: string
  android: string
}

/** The app of this house, before anybody said where it is to be had. */
export const ourApp: Target = {
  name: '邻集',
  ours: true,
  link: '',
  url: '',
  mini: { app_id: '', path: '' },
  ios: '',
  android: '',
}

export type Act = 'open' | 'store' | 'mini' | 'home' | 'copy'

export interface Way {
  do: Act
  text: string
  /** Of the store. */
  url?: string
}

export interface WayIn {
  title: string
  text: string
  /** The first is the main one. */
  ways: Way[]
  /** How it goes on where no button can do it: in WeChat's menu, or with a phone's camera. */
  guide?: 'menu' | 'camera'
}

const home: Way = { do: 'home', text: '回首页' }
const copy: Way = { do: 'copy', text: '复制这一页的网址' }
const mini: Way = { do: 'mini', text: '打开邻集小程序' }

const storeNames = { ios: '苹果商店', android: '安卓应用商店' } as const

const openText = ({ name, ours }: Target) => (ours ? `打开${name} App` : `打开${name}`)

type Choosing = (target: Target) => WayIn

/** A phone's browser opens what is installed, or goes to where it is to be had. */
const phone =
  (system: 'ios' | 'android'): Choosing =>
  (target) => {
    const { name, ours, link, url } = target
    const store = target[system]
    const open: Way[] = link || url ? [{ do: 'open', text: openText(target) }] : []
    if (store) {
      return {
        title: `下载${name} App`,
        text: link ? '装好了就直接打开，没装就先下载' : `从${storeNames[system]}下载，不收钱`,
        ways: [{ do: 'store', text: `去${storeNames[system]}下载`, url: store }, ...open],
      }
    }
    return { ...notYet(target), ways: [...open, ...(ours ? [mini] : []), home] }
  }

/** Said as it is, with what there is instead. */
const notYet = ({ name, ours, url }: Target) => ({
  title: `${name} App 还没上架`,
  text: ours ? '网页和小程序里的功能一样' : url ? '先用网页版，功能一样' : '上架后会在这里告诉您',
})

const isSold = ({ ios, android }: Target) => Boolean(ios || android)

const choices: Record<Surroundings, Choosing> = {
  miniProgram: (target) =>
    target.ours
      ? { title: '您已经在小程序里了', text: '小程序和 App 的功能一样，不用再装', ways: [home] }
      : {
          title: `去${target.name}`,
          text: target.mini.app_id
            ? '会打开它的小程序，用完按返回就回来'
            : '复制网址，到手机浏览器里打开',
          ways: [{ do: 'open', text: openText(target) }, home],
        },
  hostApp: (target) =>
    target.ours
      ? { title: '您已经在 App 里了', text: '这就是邻集 App，不用再下载', ways: [home] }
      : {
          title: `去${target.name}`,
          text: '装了就打开它的 App，没装就打开网页',
          ways: [{ do: 'open', text: openText(target) }, home],
        },
  weChat: (target) => {
    const instead: Way = target.ours ? mini : { do: 'open', text: openText(target) }
    if (!isSold(target)) return { ...notYet(target), ways: [instead, home] }
    return {
      title: '请换到浏览器里下载',
      text: '微信里不能下载 App，照下面三步来',
      ways: [instead, copy],
      guide: 'menu',
    }
  },
  ios: phone('ios'),
  android: phone('android'),
  desktop: (target) => ({
    ...(isSold(target)
      ? { title: '请用手机打开', text: 'App 装在手机上，用相机扫一扫' }
      : { ...notYet(target), text: '先在手机上用网页，用相机扫一扫' }),
    ways: [...(target.url ? [{ do: 'open', text: openText(target) } as const] : []), home],
    guide: 'camera',
  }),
}

/** How one comes to the app from here. */
export const wayIn = (where: Surroundings, target: Target): WayIn => choices[where](target)

/** How one comes to our mini program from here. */
export function wayToMini(where: Surroundings): WayIn {
  if (where === 'miniProgram')
    return { title: '您已经在小程序里了', text: '想去哪儿，从首页走就好', ways: [home] }
  if (where === 'desktop')
    return {
      title: '小程序在手机微信里',
      text: '用手机扫一扫，会打开邻集小程序',
      ways: [home],
      guide: 'camera',
    }
  return {
    title: '到微信里用邻集',
    text: where === 'weChat' ? '点一下就打开，不用再登录' : '点一下会跳到微信，再打开小程序',
    ways: [mini, home],
  }
}
