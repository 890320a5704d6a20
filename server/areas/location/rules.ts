import type { PlaceKind } from '@contract/location/shapes'
import { passMark } from './score'

export const kindTexts: Readonly<Record<PlaceKind, string>> = {
  village: '村口',
  estate: '小区',
  market: '集市',
  school: '学校',
  clinic: '卫生院',
  office: '单位',
}

/** Within so many metres two places are one, whatever they are called. */
export const sameMetres = 150
/** Within so many metres two places of one name are one. */
export const sameNameMetres = 2000
/** So far around a place is looked at. */
export const nearMetres = 3000

/** Whoever would be a partner has an answer after so many days. */
export const partnerDays = 3

/** So many days before a contract ends it is to be renewed. */
export const renewDays = 30

/** After so many days what was given up is anybody's. */
export const poolDays = 7

export const locationSentences = [
  `相距不到 ${sameMetres} 米的算同一个地方；名称一样的，${sameNameMetres / 1000} 公里内算同一个地方，不能重复登记`,
  `先勘测再评分，满 ${passMark} 分才能提交审核`,
  '提交的人不能审核自己的点位，审核一定写意见',
  `放弃的点位，原来的人随时能找回；满 ${poolDays} 天后别人也能找回，从那时起归找回的人`,
  '联系人和合同只有负责的人看得到，每一步都留着记录',
  '负责的人可以把点位交接给别的拓展员；他离开以后，同事也可以替他交接，写明原因',
  `招商申请 ${partnerDays} 天内答复，同意不同意都写清楚，对方会看到`,
]
