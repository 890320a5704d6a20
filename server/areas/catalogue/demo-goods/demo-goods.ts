import type { Tint } from '@contract/catalogue/goods'
import { daily } from './daily'
import { digital } from './digital'
import { drinks } from './drinks'
import { fresh } from './fresh'
import { garden } from './garden'
import { health } from './health'
import { home } from './home'
import { kitchen } from './kitchen'
import { leisure } from './leisure'
import { snacks } from './snacks'

export interface DemoGoods {
  /** The drawing's name. */
  image: string
  tint: Tint
  title: string
  intro: string
  label?: string
  points?: number
  gold?: number
  /** On top of the points or the gold, in cents. */
  money?: number
  limit?: number
  stock: number
  sold: number
  details: Record<string, string>
}

export interface DemoCategory {
  name: string
  notice: string
  goods: DemoGoods[]
}

const parcel =
  '兑换成功后三个工作日内发货，快递到家，包邮。签收七天内商品完好可以退，积分金币原路退回。'
const perishable =
  '兑换成功后次日发货。鲜活商品不支持无理由退货；收到时有破损、变质，请在 48 小时内拍照联系客服，补发或全额退回。'
const food =
  '兑换成功后三个工作日内发货，冷藏的次日发货，包邮。食品拆封后不退；收到时有破损、变质，请在 48 小时内拍照联系客服，补发或全额退回。'
const living =
  '兑换成功后三个工作日内发货，避开雨雪天，包邮。花草不支持无理由退货，用品签收七天内完好可以退；到货枯萎、破损，请在 48 小时内拍照联系客服，补发或全额退回。'

export const demoCategories: DemoCategory[] = [
  { name: '粮油生鲜', notice: perishable, goods: fresh },
  { name: '日用', notice: parcel, goods: daily },
  { name: '健康', notice: parcel, goods: health },
  { name: '数码', notice: parcel, goods: digital },
  { name: '家居', notice: parcel, goods: home },
  { name: '文体', notice: parcel, goods: leisure },
  { name: '饮品', notice: food, goods: drinks },
  { name: '零食', notice: food, goods: snacks },
  { name: '厨房', notice: parcel, goods: kitchen },
  { name: '花草宠物', notice: living, goods: garden },
]
