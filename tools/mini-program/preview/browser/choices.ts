export interface Device {
  name: string
  width: number
  height: number
  statusBar: number
  homeBar: number
  system: 'ios' | 'android'
}

const ios = { system: 'ios', homeBar: 34 } as const

export const devices: Record<string, Device> = {
  se: { name: 'iPhone SE', width: 375, height: 667, statusBar: 20, homeBar: 0, system: 'ios' },
  iphone: { name: 'iPhone 15', width: 390, height: 844, statusBar: 47, ...ios },
  max: { name: 'Pro Max', width: 430, height: 932, statusBar: 59, ...ios },
  android: {
    name: '小屏安卓',
    width: 360,
    height: 640,
    statusBar: 24,
    homeBar: 0,
    system: 'android',
  },
  tablet: { name: '平板', width: 768, height: 1024, statusBar: 24, homeBar: 20, system: 'ios' },
}

/** What `wx.getNetworkType` says under each condition. */
export const networkTypes: Record<string, string> = { online: 'wifi', slow: '2g', offline: 'none' }

/** WeChat's number for where a mini program is opened from, and the name of what brings a link or a code along. */
export const scenes: Record<string, { name: string; carries?: 'q' | 'scene' }> = {
  1001: { name: '发现里的小程序' },
  1007: { name: '聊天里的卡片' },
  1011: { name: '扫普通码 q', carries: 'q' },
  1047: { name: '扫小程序码 scene', carries: 'scene' },
  1089: { name: '最近使用' },
}
