import type { Definition } from '@server/areas/programme/programme'

export type LampKind = NonNullable<Definition['lamps']>['as']

interface LampWords {
  mine: string
  of: (owner: string) => string
  /** What one of them is counted in. */
  unit: string
  by: string
  thanks: string
  light: string
  help: string
  helpAfterLogin: string
  share: string
  shareNote: string
  shut: (many: number) => string
  short: (left: number) => string
  full: string
  mayLight: (left: number) => string
  lit: (left: number) => string
  mayHelp: (left: number) => string
  helped: string
  litToday: string
  helpedAlready: string
}

/** What friends help with has a name of its own in each campaign; the rules are the same. */
export const lampWords: Record<LampKind, LampWords> = {
  lamps: {
    mine: '我的灯',
    of: (owner) => `${owner}的灯`,
    unit: '盏',
    by: '帮忙点灯',
    thanks: '点亮了，谢谢您帮忙',
    light: '点亮今天的一盏',
    help: '帮邻居点亮一盏',
    helpAfterLogin: '登录后帮邻居点灯',
    share: '请邻居来点灯',
    shareNote: '分享给邻居，每人帮您点亮一盏',
    shut: (many) => `点亮 ${many} 盏解锁`,
    short: (left) => `还差 ${left} 盏灯，请邻居来帮忙点亮`,
    full: '灯已经全部点亮，可以领取了',
    mayLight: (left) => `还差 ${left} 盏，今天可以自己点一盏`,
    lit: (left) => `还差 ${left} 盏，分享给邻居帮忙点亮`,
    mayHelp: (left) => `还差 ${left} 盏，帮邻居点亮一盏吧`,
    helped: '您已经帮忙点亮一盏，谢谢',
    litToday: '今天的一盏已经点过了，明天再来',
    helpedAlready: '您已经帮这位邻居点过灯了',
  },
  bricks: {
    mine: '我的小屋',
    of: (owner) => `${owner}的小屋`,
    unit: '块砖',
    by: '帮忙添砖',
    thanks: '添上了，谢谢您帮忙',
    light: '添今天的一块砖',
    help: '帮邻居添一块砖',
    helpAfterLogin: '登录后帮邻居添砖',
    share: '请邻居来添砖',
    shareNote: '分享给邻居，每人帮您添一块砖',
    shut: (many) => `添够 ${many} 块砖解锁`,
    short: (left) => `还差 ${left} 块砖，请邻居来帮忙添`,
    full: '小屋已经盖好，可以领取了',
    mayLight: (left) => `还差 ${left} 块砖，今天可以自己添一块`,
    lit: (left) => `还差 ${left} 块砖，分享给邻居帮忙添`,
    mayHelp: (left) => `还差 ${left} 块砖，帮邻居添一块吧`,
    helped: '您已经帮忙添了一块砖，谢谢',
    litToday: '今天的一块砖已经添过了，明天再来',
    helpedAlready: '您已经帮这位邻居添过砖了',
  },
  visits: {
    mine: '来我家拜年',
    of: (owner) => `去${owner}家拜年`,
    unit: '位',
    by: '来拜过年的',
    thanks: '年拜到了，谢谢您来串门',
    light: '先把自家的灯挂上',
    help: '进门拜个年',
    helpAfterLogin: '登录后去拜年',
    share: '请邻居来串门',
    shareNote: '分享给邻居，每来一位，门前多一盏灯',
    shut: (many) => `来过 ${many} 位解锁`,
    short: (left) => `还差 ${left} 位，请邻居来串门`,
    full: '门前已经热热闹闹，可以领取了',
    mayLight: (left) => `还差 ${left} 位，今天可以先把自家的灯挂上`,
    lit: (left) => `还差 ${left} 位，分享给邻居来串门`,
    mayHelp: (left) => `还差 ${left} 位，进门拜个年吧`,
    helped: '您已经来拜过年了，谢谢',
    litToday: '今天的灯已经挂上了，明天再来',
    helpedAlready: '您已经去这位邻居家拜过年了',
  },
}

export const wordsFor = ({ lamps }: Pick<Definition, 'lamps'>): LampWords =>
  lampWords[lamps?.as ?? 'lamps']
