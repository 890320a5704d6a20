import { areaList } from '@vant/area-data'
import { Refusal } from '@server/call/refusal'

export interface Region {
  province: string
  city: string
  district: string
}

interface Place {
  code: string
  name: string
}

const root = ''
/** 台湾, 香港 and 澳门: postage is free everywhere, and a parcel that passes customs cannot be. */
const beyondCustoms = ['71', '81', '82']
const isBeyond = (code: string) => beyondCustoms.includes(code.slice(0, 2))

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`
const cityOf = (code: string) => `${code.slice(0, 4)}00`

const { province_list: provinces, city_list: cities, county_list: districts } = areaList

const children = new Map<string, Place[]>()
grow(provinces, () => root)
grow(cities, provinceOf)
grow(districts, cityOf)

function grow(places: Record<string, string>, parentOf: (code: string) => string) {
  for (const [code, name] of Object.entries(places)) {
    if (isBeyond(code)) continue
    children.set(code, [])
    const siblings = children.get(parentOf(code)) ?? []
    siblings.push({ code, name })
    children.set(parentOf(code), siblings)
  }
}

/** The regions right below a region, or the provinces; below a district there are none. */
export function regionsBelow(parent: string | undefined): Place[] {
  const below = children.get(parent ?? root)
  if (!below) throw new Refusal('notFound', '没有这个地区')
  return below
}

/** Only a district can be delivered to. */
export function regionOf(code: string): Region {
  if (isBeyond(code)) throw new Refusal('invalid', '港澳台暂时寄不到，请换一个地址')
  const province = provinces[provinceOf(code)]
  const city = cities[cityOf(code)]
  const district = districts[code]
  if (!province || !city || !district) throw new Refusal('invalid', '请选择到区县')
  return { province, city, district }
}
