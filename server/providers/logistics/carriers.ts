interface Carrier {
  name: string
  phone: string
}

/** Takes every parcel where no other carrier is configured. */
export const ownCarrier = { key: 'linji', name: '邻集速运', phone: '400-820-0571' }

/** The carriers by the keys that Kuaidi100 has for them, and where people call. */
export const carriers: Readonly<Record<string, Carrier>> = {
  shunfeng: { name: '顺丰速运', phone: '95338' },
  jd: { name: '京东物流', phone: '950616' },
  ems: { name: 'EMS', phone: '11183' },
  youzhengguonei: { name: '邮政快递包裹', phone: '11183' },
  zhongtong: { name: '中通快递', phone: '95311' },
  yuantong: { name: '圆通速递', phone: '95554' },
  yunda: { name: '韵达快递', phone: '95546' },
  shentong: { name: '申通快递', phone: '95543' },
  jtexpress: { name: '极兔速递', phone: '956025' },
  debangkuaidi: { name: '德邦快递', phone: '95353' },
}
