export interface Device {
  name: string
  width: number
  height: number
  statusBar: number
}

export const devices: Record<string, Device> = {
  se: { name: 'iPhone SE', width: 375, height: 667, statusBar: 20 },
  iphone: { name: 'iPhone 15', width: 390, height: 844, statusBar: 47 },
  max: { name: 'Pro Max', width: 430, height: 932, statusBar: 59 },
  android: { name: '小屏安卓', width: 360, height: 640, statusBar: 24 },
  tablet: { name: '平板', width: 768, height: 1024, statusBar: 24 },
}

/** Latitude and longitude by the name of the place. */
export const places: Record<string, string> = {
  '清溪村·东苑': '30.3786,120.0214',
  '清溪村·西苑': '30.3742,120.0087',
  '柳湾村·北里': '30.4021,120.0513',
}

/** What `wx.getNetworkType` says under each condition. */
export const networkTypes: Record<string, string> = { online: 'wifi', slow: '2g', offline: 'none' }
