/** What WeChat calls the carriers (its get_delivery_list), by the keys that we have for them. */
const companies: Readonly<Record<string, string>> = {
  shunfeng: 'SF',
  jd: 'JD',
  ems: 'EMS',
  youzhengguonei: 'YZPY',
  zhongtong: 'ZTO',
  yuantong: 'YTO',
  yunda: 'YD',
  shentong: 'STO',
  jtexpress: 'JTSD',
  debangkuaidi: 'DBL',
}

/** Undefined for our own carrier, whom WeChat does not know. */
export const expressCompany = (carrier: string): string | undefined =>
  Object.hasOwn(companies, carrier) ? companies[carrier] : undefined
